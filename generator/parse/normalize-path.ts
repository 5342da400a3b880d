// Relative paths in specs, without APIs of Node, because specs are also parsed in browsers.

/** A path with `/` as its separator, without `.` and empty steps, and with `..` applied where it can be. */
export function normalizePath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else steps.push(step);
  }
  const joined = steps.join("/");
  return path.startsWith("/") ? `/${joined}` : joined === "" ? "." : joined;
}
