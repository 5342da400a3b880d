// Measuring in turn: contestants run one after the other in many short rounds, so that a slow moment of the machine hits them all alike.

/** Something to be timed. */
export type Job = () => unknown;

/** Milliseconds of one run of each job, round by round. */
export type Rounds = Readonly<Record<string, readonly number[]>>;

/** How long every job runs, about: in each round, and before, because the compiler needs a while to get the best out of it. */
export interface Span {
  readonly round: number;
  readonly warm: number;
}

const usualSpan: Span = { round: 12, warm: 150 };

/** Times jobs that are much shorter than a millisecond. */
export function measureInTurn(jobs: Readonly<Record<string, Job>>, rounds: number, span: Span = usualSpan): Rounds {
  const entries = Object.entries(jobs).map(([name, job]) => ({ name, job, batch: batchOf(job, span), times: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { job, batch, times } of entries) times.push(timeBatch(job, batch) / batch);
  }
  return Object.fromEntries(entries.map(({ name, times }) => [name, times]));
}

/** Warms a job up and gives how often it runs in a round. */
function batchOf(job: Job, { round, warm }: Span): number {
  for (let spent = 0; spent < warm;) spent += Math.max(0.1, timeBatch(job, 10));
  let batch = 1;
  for (let time = 0; time < round;) {
    time = timeBatch(job, batch);
    if (time < round) batch = Math.ceil(batch * Math.min(10, 1.3 * (round / Math.max(time, 0.01))));
  }
  return batch;
}

function timeBatch(job: Job, batch: number): number {
  const start = processorTime();
  for (let run = 0; run < batch; run++) job();
  return processorTime() - start;
}

/** Milliseconds that this process has spent on processors: other programs do not count, unlike on a clock. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Times jobs that take long, or that are asynchronous, once in each round. */
export async function measureSlowly(jobs: Readonly<Record<string, () => Promise<unknown>>>, rounds: number): Promise<Rounds> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(jobs).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, job] of Object.entries(jobs)) {
      const start = processorTime();
      await job();
      if (round >= 0) times[name]?.push(processorTime() - start);
    }
  }
  return times;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** How many times as fast as another a job is: the middle of the ratios within each round. */
export function ratio(rounds: Rounds, name: string, against: string): number {
  return median((rounds[against] ?? []).map((time, round) => time / (rounds[name]?.[round] ?? Number.NaN)));
}

/** How many times as fast as another a job is when nothing disturbs either: the ratio of the best rounds. */
export function bestRatio(rounds: Rounds, name: string, against: string): number {
  return best(rounds[against] ?? []) / best(rounds[name] ?? []);
}

/** The shortest time. */
export const best = (times: readonly number[]): number => Math.min(...times);

export function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}
