// A linter for the workflows of this repository: keys and values as GitHub defines them, references that lead somewhere, scripts that parse,
// inputs that actions have, and nothing of strangers in a script.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import { load } from "js-yaml";

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly strategy?: { readonly matrix: object };
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: { readonly workflow_dispatch?: { readonly inputs?: object } | null };
  readonly jobs: Readonly<Record<string, Job>>;
}

const text = { type: "string", minLength: 1 };
const name = { type: "string", pattern: "^[A-Za-z_][\\w-]*$" };
const values = { type: "object", additionalProperties: { type: ["string", "number", "boolean"] } };
const closed = (properties: object, required: readonly string[] = []): object => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const scopes = ["actions", "attestations", "checks", "contents", "deployments", "id-token", "issues", "packages", "pages", "pull-requests"];
const permissions = closed(Object.fromEntries(scopes.map((scope) => [scope, { enum: ["read", "write", "none"] }])));
const concurrency = { anyOf: [text, closed({ group: text, "cancel-in-progress": { type: "boolean" } }, ["group"])] };
const branches = { anyOf: [{ type: "null" }, closed({ branches: { type: "array", items: text }, paths: { type: "array", items: text } })] };
const input = closed({ description: text, required: { type: "boolean" }, type: { enum: ["boolean", "string", "choice"] }, default: {} });
const step = {
  ...closed({ id: name, name: text, if: text, uses: text, run: text, with: values, env: values, shell: { enum: ["bash", "sh"] } }),
  oneOf: [{ required: ["uses"] }, { required: ["run"] }],
};
const job = closed(
  {
    needs: { anyOf: [name, { type: "array", items: name }] },
    if: text,
    "runs-on": { enum: ["ubuntu-latest"] },
    "timeout-minutes": { type: "integer", minimum: 1, maximum: 360 },
    permissions,
    strategy: closed(
      { "fail-fast": { type: "boolean" }, matrix: { type: "object", additionalProperties: { type: "array", minItems: 1 } } },
      ["matrix"],
    ),
    environment: { anyOf: [text, closed({ name: text, url: text }, ["name"])] },
    outputs: { type: "object", additionalProperties: text },
    env: values,
    steps: { type: "array", items: step, minItems: 1 },
  },
  ["runs-on", "timeout-minutes", "steps"],
);
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
  closed(
    {
      name: text,
      on: closed({
        push: branches,
        pull_request: branches,
        schedule: { type: "array", items: closed({ cron: { type: "string", pattern: "^[0-5]?\\d [01]?\\d \\S+ \\S+ \\S+$" } }, ["cron"]) },
        workflow_dispatch: { anyOf: [{ type: "null" }, closed({ inputs: { type: "object", additionalProperties: input } })] },
      }),
      permissions,
      concurrency,
      env: values,
      jobs: { type: "object", additionalProperties: job, propertyNames: name, minProperties: 1 },
    },
    ["name", "on", "permissions", "jobs"],
  ),
);

/** The inputs of the actions that workflows may use; those in this repository are read from their files. */
const actionInputs: Readonly<Record<string, readonly string[]>> = {
  "actions/checkout": ["ref", "repository", "fetch-depth", "persist-credentials", "path", "token"],
  "actions/setup-node": ["node-version", "node-version-file", "cache", "registry-url", "scope"],
  "actions/upload-pages-artifact": ["name", "path", "retention-days", "include-hidden-files"],
  "actions/deploy-pages": ["token", "timeout", "error_count", "reporting_interval", "artifact_name", "preview"],
};

/** What is wrong with a workflow; `root` is the folder of the repository. */
export function lintWorkflow(source: string, root: string): readonly string[] {
  const workflow = load(source) as Workflow;
  if (!validate(workflow)) return (validate.errors ?? []).map((error: ErrorObject) => `${error.instancePath} ${error.message ?? ""}`);
  return Object.entries(workflow.jobs).flatMap(([id, each]) => lintJob(workflow, each, root).map((problem) => `${id}: ${problem}`));
}

function lintJob(workflow: Workflow, own: Job, root: string): readonly string[] {
  const needs = typeof own.needs === "string" ? [own.needs] : (own.needs ?? []);
  const ids = own.steps.flatMap(({ id }) => id ?? []);
  const known: Readonly<Record<string, (path: readonly string[]) => boolean>> = {
    github: () => true,
    matrix: ([key = ""]) => Object.hasOwn(own.strategy?.matrix ?? {}, key),
    vars: () => true,
    secrets: () => true,
    inputs: ([key = ""]) => Object.hasOwn(workflow.on.workflow_dispatch?.inputs ?? {}, key),
    steps: ([id = "", kind]) => ids.includes(id) && ["outputs", "outcome", "conclusion"].includes(kind ?? ""),
    needs: ([id = "", kind, key = ""]) =>
      needs.includes(id) && (kind !== "outputs" || Object.hasOwn(workflow.jobs[id]?.outputs ?? {}, key)),
  };
  const expressions = [...JSON.stringify(own).matchAll(/\$\{\{(.*?)\}\}/g)].map(([, expression = ""]) => expression);
  const references = expressions.flatMap((expression) => expression.replaceAll(/'[^']*'/g, "").match(/[a-z][\w-]*(?:\.[\w-]+)+/gi) ?? []);
  return [
    ...needs.filter((id) => !Object.hasOwn(workflow.jobs, id)).map((id) => `needs "${id}", which is not a job`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two steps have the ID "${id}"`),
    ...references
      .filter((reference) => {
        const [context = "", ...path] = reference.split(".");
        return known[context]?.(path) !== true;
      })
      .map((reference) => `${reference} leads nowhere`),
    ...own.steps.flatMap((each) => (each.run === undefined ? lintAction(each, root) : lintScript(each.run, root))),
  ];
}

function lintAction({ uses = "", with: given = {} }: Step, root: string): readonly string[] {
  const isOwn = uses.startsWith("./");
  const file = join(root, uses, "action.yml");
  if (isOwn && !existsSync(file)) return [`${uses} is not an action`];
  const inputs = isOwn
    ? Object.keys((load(readFileSync(file, "utf8")) as { readonly inputs?: object }).inputs ?? {})
    : actionInputs[uses.split("@")[0] ?? ""];
  if (inputs === undefined) return [`${uses} is not a known action`];
  return Object.keys(given).flatMap((key) => (inputs.includes(key) ? [] : [`${uses} has no input "${key}"`]));
}

function lintScript(script: string, root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const { status, stderr } = spawnSync("bash", ["-n"], { input: script, encoding: "utf8" });
  const called = [...script.matchAll(/\bnpm run (?:--?[a-z]+ )*([\w:]+)/g)].map(([, each = ""]) => each);
  return [
    ...(status === 0 ? [] : [`bash cannot parse the script: ${stderr.trim()}`]),
    // Their values would become part of the script; a variable of the environment stays a value.
    ...(script.includes("${{") ? ["an expression in a script; pass it by env"] : []),
    ...called.filter((each) => !Object.hasOwn(scripts, each)).map((each) => `package.json has no script "${each}"`),
  ];
}
