// Every edit of the benchmark of the release rules.

import { defineBenchmark } from "../generator/release/define-benchmark.js";

defineBenchmark({ protocols: Infinity, edits: Infinity, replays: 40, least: 15_000 });
