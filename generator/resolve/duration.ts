// Durations of the spec in seconds.

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The seconds of a duration, such as `5m`. The parse stage has validated its format: an integer and a unit. */
export const secondsIn = (duration: string): number => Number(duration.slice(0, -1)) * (units[duration.slice(-1)] ?? 1);
