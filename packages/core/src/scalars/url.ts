// The predicate for absolute URLs by RFC 3986, used by generated guards and by the walker alike.

// With a host that is a plain name, which is enough whatever the scheme demands.
const usualUrl =
  /^[a-z][a-z\d+.-]*:\/\/[a-z\d][a-z\d.-]*(?::\d+)?(?:\/[\w\-.~!$&'()*+,;=:@/]*)?(?:\?[\w\-.~!$&'()*+,;=:@/?]*)?(?:#[\w\-.~]*)?$/i;

/** Any number of characters of a URL: those allowed everywhere, some more, and escaped ones. */
const characters = (more: string): string => String.raw`(?:[\w\-.~!$&'()*+,;=${more}]|%[\da-f]{2})*`;

/** Groups: scheme, host (with an authority), IPv6 host. Created by a call, which bundlers remove if the expression is not used. */
const makeAnyUrl = (path: string, query: string): RegExp =>
  new RegExp(
    String.raw`^([a-z][a-z\d+.-]*):(?://(?:${characters(":")}@)?(\[(?:([\da-f:.]+)|v[\da-f]+\.[\w\-.~!$&'()*+,;=:]+)\]|${characters("")})(?::\d*)?(?:/${path})?|(?!//|[?#]|$)${path})(?:\?${query})?(?:#${query})?$`,
    "i",
  );

const anyUrl = /*@__PURE__*/ makeAnyUrl(/*@__PURE__*/ characters(":@/"), /*@__PURE__*/ characters(":@/?"));

const needsHost = /^(?:https?|wss?|ftp|ssh|git)$/i;

/** Whether a URL has one of the schemes listed, if any are, and something behind its slashes. */
export function hasScheme(url: string, schemes: readonly string[] | undefined): boolean {
  return schemes === undefined || schemes.includes(/^([a-z][a-z\d+.-]*):\/\/[^/?#]/i.exec(url)?.[1]?.toLowerCase() ?? "");
}

/** An absolute URL; schemes that lead to a machine need a host. */
export function isUrl(url: string): boolean {
  return usualUrl.test(url) || isUnusualUrl(url);
}

function isUnusualUrl(url: string): boolean {
  const match = anyUrl.exec(url);
  if (match === null) return false;
  const [, scheme = "", host = "", ipv6] = match;
  // For IPv6 addresses, the URL standard has the same rules as RFC 3986.
  return (ipv6 === undefined || URL.canParse(`http://[${ipv6}]`)) && (host !== "" || !needsHost.test(scheme));
}
