// A random sample of the benchmark: one edit for every rule. The long tests run all of it.

import { defineBenchmark } from "./define-benchmark.js";

defineBenchmark({ protocols: 1, edits: 1, replays: 0, least: 100 });
