// A message in the fragment of a link. Fragments are not sent to servers.

export interface Shared {
  readonly text: string;
  readonly encoding: string;
  readonly mode: string;
  /** The type of an answer that does not contain it; empty for other messages. */
  readonly type: string;
}

/** Browsers and chat programs cut longer links. */
const longestLink = 100_000;

/** The fragment of a link that opens the page with a message; undefined if it would be too long. */
export function shareLink({ text, encoding, mode, type }: Shared): string | undefined {
  if (text.length > longestLink) return undefined;
  const bytes = new TextEncoder().encode(text);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const data = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const options = Object.entries({ encoding, mode, type }).filter(([, value]) => value !== "");
  const link = `#message=${data}${options.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join("")}`;
  return link.length > longestLink ? undefined : link;
}

/** The message in the fragment of this page. */
export function readShared(): Shared | undefined {
  const given = new URLSearchParams(location.hash.slice(1));
  const data = given.get("message");
  if (data === null) return undefined;
  try {
    const binary = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const option = (name: string): string => given.get(name) ?? "";
    return { text: new TextDecoder().decode(bytes), encoding: option("encoding"), mode: option("mode"), type: option("type") };
  } catch {
    return undefined;
  }
}
