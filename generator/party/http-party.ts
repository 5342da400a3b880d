// A party that is reached over HTTP: every message is the body of a POST, and answers are JSON or event streams.

import { lookup } from "node:dns/promises";
import { request as startPlain, type ClientRequest, type IncomingMessage } from "node:http";
import { request as startSecure } from "node:https";
import { sse, type Framing } from "@wirepact/core/codegen/frames";
import { maxOutput, type Party, type PartyEvents } from "./party.js";

export interface HttpOptions {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of answers that all later requests repeat, such as the ID of a session. */
  readonly echoed: readonly string[];
  /** Whether messages that answer nothing come from an event stream that a GET opens. */
  readonly listens: boolean;
  /** Milliseconds until the next message is sent, if the answer has not begun. */
  readonly patience: number;
}

/** Connects to the party. */
export function startHttp(options: HttpOptions, framing: Framing, { onPiece, onEnd }: PartyEvents): Party {
  const kept: Record<string, string> = {};
  const open = new Set<ClientRequest>();
  let [isOver, isListening, sent, answered] = [false, false, 0, 0];
  const finish = (problem?: string): void => {
    if (!isOver) onEnd({ code: problem === undefined ? 0 : null, signal: null, problem });
    isOver = true;
  };

  const exchange = (method: "GET" | "POST", body: string | Uint8Array | undefined): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const accept = method === "GET" ? "text/event-stream" : "application/json, text/event-stream";
      const headers = { accept, ...(body === undefined ? {} : { "content-type": "application/json" }), ...options.headers, ...kept };
      const start = options.url.protocol === "https:" ? startSecure : startPlain;
      const request = start(options.url, { method, headers });
      open.add(request);
      request
        .on("close", () => open.delete(request))
        // What was being read when the connection is closed is not needed.
        .on("response", (response) => resolve(response.on("error", () => undefined)))
        .on("error", reject)
        .end(body);
    });

  const listen = async (): Promise<void> => {
    isListening = true;
    const response = await exchange("GET", undefined);
    if (response.statusCode === 200) await readAnswer(response, framing, onPiece);
    else response.resume();
  };

  const post = async (data: string | Uint8Array): Promise<string | undefined> => {
    sent += 1;
    const response = await exchange("POST", data);
    answered += 1;
    for (const name of options.echoed) {
      const value = response.headers[name.toLowerCase()];
      if (typeof value === "string") kept[name] = value;
    }
    if (options.listens && !isListening) void listen().catch(() => undefined);
    const status = response.statusCode ?? 0;
    if (status < 400) return void readAnswer(response, framing, onPiece).catch(() => undefined);
    return `HTTP ${status} ${await readAnswer(response, framing, onPiece)}`.trimEnd();
  };

  return {
    write: async (data) => {
      if (isOver) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), options.patience)));
      const answer = post(data).catch((error: unknown) => {
        finish(`${options.url.host} cannot be reached: ${(error as Error).message}`);
        return undefined;
      });
      try {
        return await Promise.race([answer, patience]);
      } finally {
        clearTimeout(timer);
      }
    },
    finish: async () => !isOver && answered === sent,
    close: async () => {
      finish();
      open.forEach((request) => request.destroy());
    },
    errors: () => "",
  };
}

/** Reads the messages of an answer; returns its text if it may be none. */
async function readAnswer(response: IncomingMessage, framing: Framing, onPiece: PartyEvents["onPiece"]): Promise<string> {
  const isStream = response.headers["content-type"]?.startsWith("text/event-stream") === true;
  let text = "";
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (text.length < 4096) text += chunk.toString();
      yield chunk;
    }
  }
  const isJson = /^application\/([\w.-]+\+)?json\b/.test(response.headers["content-type"] ?? "");
  if (isStream || isJson) for await (const pieces of (isStream ? sse : framing).cut(chunks(), maxOutput, 4096)) pieces.forEach(onPiece);
  else for await (const _ of chunks());
  return text;
}

/** Why messages must not be sent to a host: only this machine is tested, unless another one is named. */
export async function problemOfHost({ hostname, protocol }: URL, allowed: readonly string[]): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "http:" && protocol !== "https:") return `--url must begin with http: or https:`;
  if (allowed.includes(host)) return undefined;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) return `the host ${host} is unknown`;
  if (addresses.every(({ address }) => address === "::1" || address.startsWith("127."))) return undefined;
  return `${host} is not this machine; messages may have effects there. Name it with --allow-host ${host} if that is intended`;
}
