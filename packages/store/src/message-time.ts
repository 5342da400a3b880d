// The time of a message in seconds since 1970, from a number or an ISO 8601 string, whichever the protocol uses.

const isoTime = /^(\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Seconds since 1970, or null when the value is not a time. */
export function readTime(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  if (isoDay.test(value)) return secondsOf(`${value}T00:00:00Z`);
  const parts = isoTime.exec(value);
  if (parts === null) return null;
  const [, moment = "", fraction = "", zone = "Z"] = parts;
  // Date does not support leap seconds: second 60 is one second after second 59.
  const leap = moment.endsWith(":60");
  const whole = secondsOf(`${(leap ? `${moment.slice(0, -2)}59` : moment).replace(/[t ]/, "T")}${zone.toUpperCase()}`);
  // The fraction is added here, because Date keeps only milliseconds.
  return whole === null ? null : whole + Number(`0${fraction}`) + (leap ? 1 : 0);
}

function secondsOf(text: string): number | null {
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}
