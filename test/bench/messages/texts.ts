// The lines that are read and written: a kilobyte of ordinary text, of quotes and brackets, and of long numbers inside strings, and short ones.

const count = 200;

const lineOf = (output: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      type: "progress-update",
      timestamp: "2026-03-02T08:00:00Z",
      swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
      containerId: `c0ffee${index}`,
      payload: { storyId: "US-001", status: "in_progress", output: output(index) },
    }),
  );

export const texts: Readonly<Record<string, readonly string[]>> = {
  "1 KB": lineOf((index) => `line ${index} of what was done; `.repeat(31)),
  "1 KB with quotes": lineOf((index) => `line ${index} "quoted" \\ and more {a} [b] `.repeat(20)),
  "1 KB with digits": lineOf((index) => `line ${index} "quoted" \\ and 12345678901234567890 `.repeat(20)),
  "200 bytes": lineOf(() => "ok"),
};
