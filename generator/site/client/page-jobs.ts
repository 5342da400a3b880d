// The jobs of the message and conversation playgrounds. Short texts are checked at once; long ones in a worker, so that the page stays usable.

import { convertText, checkText } from "./check-text.js";
import { addMessage, playTranscript } from "./play-transcript.js";
import { openProtocol, type PageProtocol, type ProtocolData } from "./protocol.js";
import { createWorkerRun, type RunJob, workerFromText } from "./worker-run.js";

/** The jobs; all inputs and results are plain data. */
export function createPageJobs(protocol: PageProtocol) {
  return {
    check: (input: Parameters<typeof checkText>[1]) => checkText(protocol, input),
    convert: (input: Parameters<typeof convertText>[1]) => convertText(protocol, input),
    play: (input: Parameters<typeof playTranscript>[1]) => playTranscript(protocol, input),
    add: (input: Parameters<typeof addMessage>[1]) => addMessage(protocol, input),
  };
}

type PageJobs = ReturnType<typeof createPageJobs>;

/** The jobs of a worker, for the data that its page sends. */
export const createWorkerJobs = (data: unknown): PageJobs => createPageJobs(openProtocol(data as ProtocolData));

/** Longer texts are checked in a worker. */
export const longestAtOnce = 20_000;

interface Receiver<Result> {
  readonly use: (result: Result) => void;
  readonly fail: (problem: string) => void;
}

/** Runs a job. The result is used at once if the text is short; later, if no newer job of the kind was started by then, if it is long. */
export type RunPageJob = <Name extends keyof PageJobs>(
  name: Name,
  input: Parameters<PageJobs[Name]>[0],
  receiver: Receiver<ReturnType<PageJobs[Name]>>,
) => void;

/** The script of the playgrounds, which is one function. */
declare const wirepactPlayground: () => void;

/** Makes the function that runs the jobs of a playground. */
export function createPageRun(protocol: PageProtocol, data: ProtocolData): RunPageJob {
  const jobs = createPageJobs(protocol);
  const newest = new Map<keyof PageJobs, number>();
  let inWorker: RunJob<PageJobs> | undefined;
  return (name, input, { use, fail }) => {
    const turn = (newest.get(name) ?? 0) + 1;
    newest.set(name, turn);
    if (input.text.length <= longestAtOnce) return use((jobs[name] as (given: typeof input) => never)(input));
    inWorker ??= createWorkerRun<PageJobs>({
      address:
        location.protocol === "file:" ? workerFromText(String(wirepactPlayground)) : `${document.body.dataset["root"] ?? ""}playground.js`,
      setup: data,
      isOutdated: (waiting, next) => waiting === next,
      longest: 20_000,
      patience: 500,
      advice: "Shorten the text.",
    });
    const isNewest = (): boolean => newest.get(name) === turn;
    inWorker(name, input as never).then(
      (result) => {
        if (isNewest()) use(result as never);
      },
      (error: unknown) => {
        if (isNewest()) fail(error instanceof Error ? error.message : String(error));
      },
    );
  };
}
