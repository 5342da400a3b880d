// A release that is killed at every one of its steps; the matrix takes four of them.

process.env["RELEASE_MOMENTS"] = "all";
await import("../matrix/release-steps.test.js");
