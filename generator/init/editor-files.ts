// The settings for editors that `wirepact init` writes: the schema, the recommended extension, and the task that watches the spec.

import type { OutputFile } from "../model/output-file.js";

/** How `wirepact check` and `generate` print the location and message of a diagnostic. */
const diagnosticPattern = {
  regexp: "^(.+?):(\\d+):(\\d+) (error|warning|info) (\\S+?): (.+)$",
  file: 1,
  line: 2,
  column: 3,
  severity: 4,
  code: 5,
  message: 6,
};

/** The files of `.vscode/`; `watch` is the script that generates after every change. */
export function editorFiles(schema: string, watch: string): readonly OutputFile[] {
  const task = {
    label: "wirepact: watch",
    type: "npm",
    script: watch,
    isBackground: true,
    problemMatcher: {
      owner: "wirepact",
      fileLocation: ["autoDetect", "${workspaceFolder}"],
      pattern: diagnosticPattern,
      background: { activeOnStart: true, beginsPattern: "^\\S.* changed", endsPattern: "(written|unchanged|error|Watching)" },
    },
  };
  const files = {
    "settings.json": { "yaml.schemas": { [`./${schema}`]: ["spec/wirepact.yaml", "spec/protocols/*.yaml"] } },
    "extensions.json": { recommendations: ["wirepact.wirepact"] },
    "tasks.json": { version: "2.0.0", tasks: [task] },
  };
  return Object.entries(files).map(([name, content]) => ({ path: `.vscode/${name}`, text: `${JSON.stringify(content, null, 2)}\n` }));
}
