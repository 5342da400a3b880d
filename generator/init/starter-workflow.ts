// The GitHub workflow that `wirepact init` writes: every pull request is tested, and its changes are compared with the last release.

import type { PackageScripts } from "./starter-scripts.js";

/** Where the workflow is written. */
export const workflowFile = ".github/workflows/protocols.yml";

/** The workflow; actions are pinned by digest, because a tag can be moved. */
export const starterWorkflow = ({
  check,
  test,
}: PackageScripts["names"]): string => `# Tests the protocols, and reports which version their changes require, what breaks, and who is affected.
name: protocols

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  protocols:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@11d5960a326750d5838078e36cf38b85af677262 # v4.4.0
        with:
          fetch-depth: 0 # tags of earlier releases
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 20
      - run: npm ci
      - run: npm run ${check} && npx wirepact generate --check
      - run: npm run ${test}
      - name: What changed since the last release
        run: |
          status=0
          npx wirepact diff --format markdown >> "$GITHUB_STEP_SUMMARY" || status=$?
          exit "$status"
        shell: bash
`;
