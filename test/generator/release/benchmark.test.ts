// A random sample of the benchmark; test/long runs all of it.

import { defineBenchmark } from "./define-benchmark.js";

defineBenchmark({ edits: 1, replays: 1, least: 500 });
