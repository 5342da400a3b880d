// A sample of the benchmark, another one in every run; test/long runs all of it.

import { defineBenchmark } from "./define-benchmark.js";

defineBenchmark({ edits: 2, replays: 2, least: 1000 });
