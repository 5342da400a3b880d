// The arbitraries of a package with whatever version of fast-check is installed.

import fc from "fast-check";
import { isTaskRequest } from "@wirepact/acp-swarm";
import { boundaryMessages, taskRequestArbitrary } from "@wirepact/acp-swarm/testing";

fc.assert(fc.property(taskRequestArbitrary(), isTaskRequest), { numRuns: 50, seed: 7 });
console.log(JSON.stringify({ version: fc.__version.split(".")[0], boundary: boundaryMessages().length > 0 }));
