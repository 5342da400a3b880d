// A random sample of the benchmark; test/long runs all of it, and the matrix replays a part.

import { isThorough } from "../../support/sample-size.js";
import { defineBenchmark } from "./define-benchmark.js";

defineBenchmark({ edits: 1, replays: isThorough ? 1 : 0, least: 500 });
