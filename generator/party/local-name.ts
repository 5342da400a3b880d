// The names of this machine in URLs.

/** Whether a host name, as in a URL, is this machine. */
export const isLocalName = (hostname: string): boolean => ["127.0.0.1", "[::1]", "localhost"].includes(hostname.toLowerCase());
