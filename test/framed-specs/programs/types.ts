// What the compiler knows of the messages, results and handlers of a protocol with frames. Each expected error is one that a user should get.

import {
  type AddRequestParams,
  connect,
  type Connection,
  type ConnectOptions,
  type CountResultBody,
  createAddRequest,
  createAddResult,
  createAskRequest,
  createCancelNotification,
  createCountRequest,
  createErrorMessage,
  createWaitRequest,
  decode,
  type DecodeOptions,
  decodeStream,
  type DecodeStreamOptions,
  downgrade,
  encode,
  type EncodeOptions,
  encodeStream,
  type EncodeStreamOptions,
  type Handlers,
  isAddResult,
  ReplyError,
  RequestError,
  type LineResult,
  type Message,
  type Mode,
  type ReadonlyMessage,
  receive,
  type ReceiveOptions,
  type Reception,
  type Results,
  upgrade,
  validate,
  type ValidateOptions,
  type WaitRequestParams,
} from "@acme/calculator";

/** Narrowing: the frame by what is there, the message by its tag. */
export function describe(message: Message): string {
  if ("method" in message) {
    switch (message.method) {
      case "add":
        return String(message.params.a + message.params.b);
      case "ask":
        return message.params.question;
      case "count":
        return String(message.params.to);
      case "cancel":
        return String(message.params.requestId);
      case "wait":
      case "follow":
        return String(message.id);
      default:
        return message satisfies never;
    }
  }
  return "error" in message ? message.error.message : `answer to ${message.id}`;
}

export async function example(): Promise<void> {
  const client = connect({ role: "client", readable: process.stdin, writable: process.stdout });
  const server = connect({ role: "server", readable: process.stdin, writable: process.stdout });
  const sum: number = await client.request(createAddRequest({ a: 1, b: 2 }), { timeout: 1000 });
  for await (const { n, last } of client.request(createCountRequest({ to: sum }))) console.log(n.toFixed(), last === true);
  await client.send(createCancelNotification({ requestId: 1 }));
  // @ts-expect-error a client does not send this
  await client.request(createAskRequest({ question: "?" }));
  // @ts-expect-error a notification has no answer
  await client.request(createCancelNotification({ requestId: 1 }));
  // @ts-expect-error no such role
  connect({ role: "clerk", readable: process.stdin, writable: process.stdout });
  // @ts-expect-error a field is missing
  createAddRequest({ a: 1 });
  // @ts-expect-error no such encoding
  decode("", { encoding: "yaml" });

  const count = async function* (): Results["count"] extends AsyncIterable<infer Item> ? AsyncGenerator<Item> : never {
    yield { n: 1, last: true };
  };
  const follow = async function* (): AsyncGenerator<number> {
    yield 1;
  };
  await server.serve({
    add: async (request, { signal }) => (signal.aborted ? 0 : createAddResult(request, request.params.a + request.params.b).result),
    wait: () => null,
    count,
    follow,
  });
  await server.serve({ add: () => 3, wait: () => null, count, follow, cancel: ({ params }) => console.log(params.requestId) });
  // @ts-expect-error a client receives no such notification
  await client.serve({ ask: ({ params }) => params.question, wait: () => null, shutdown: () => undefined });
  await server.serve({ wait: () => null, count, follow });
  await server.serve({ wait: () => null, count, follow }, { fallback: ({ params }) => params.a + params.b });
  // @ts-expect-error add is the only request without a handler, and its result is a number
  await server.serve({ wait: () => null, count, follow }, { fallback: () => "three" });
  // @ts-expect-error count has no handler either
  await server.serve({ wait: () => null, follow }, { fallback: ({ params }) => params.a + params.b });
  const all = { add: () => 3, wait: () => null, count, follow, cancel: () => undefined } satisfies Required<Handlers<"server">>;
  await server.serve(all);
  // @ts-expect-error a handler is missing
  const some = { wait: () => null, count, follow, cancel: () => undefined } satisfies Required<Handlers<"server">>;
  const declared: Handlers<"server"> = some;
  await server.serve(declared, { fallback: ({ method }) => (method === "add" ? 3 : null) });
  await client.request(createAddRequest({ a: 1, b: 2 }), { timeout: 5000 });
  // @ts-expect-error the result is a number
  await server.serve({ add: () => "three", wait: () => null, count, follow });
  // @ts-expect-error the result is a stream
  await server.serve({ add: () => 3, wait: () => null, count: () => ({ n: 1, last: true }), follow });
  await client.serve({ ask: ({ params }) => params.question, wait: () => null });

  const request = createAddRequest({ a: 1, b: 2 }, { id: "first" });
  await server.send(createAddResult(request, 3));
  await server.send(createErrorMessage(request, { code: 1, message: "no" }));
  await server.send(createErrorMessage(null, { code: 1, message: "no" }));
  // @ts-expect-error the answer to another request
  createAddResult(createWaitRequest(), 3);

  const params: AddRequestParams = request.params;
  const none: WaitRequestParams = createWaitRequest().params;
  const counted: CountResultBody = { n: params.a, last: Object.keys(none).length === 0 };
  console.log(counted.n.toFixed());

  const older = upgrade({}, "0.9.0");
  if (older.ok) console.log(describe(older.value));
  const olderResult = upgrade({}, "0.9.0", { answers: "count" });
  if (olderResult.ok) console.log(olderResult.value.result.n.toFixed(), downgrade(olderResult.value, "0.9.0", { answers: "count" }));
  // @ts-expect-error no such request
  upgrade({}, "0.9.0", { answers: "subtract" });

  const any = validate({});
  if (any.ok) console.log(describe(any.value));
  const judged = validate({}, { answers: "add" });
  if (judged.ok) console.log(judged.value.result.toFixed());
  const known = decode("{}", { answers: request });
  if (known.ok) console.log(known.value.result.toFixed());
  const looked = validate({}, { answers: (id) => (id === "first" ? "add" : undefined) });
  if (looked.ok) console.log(describe(looked.value));
  // @ts-expect-error no such request
  validate({}, { answers: "subtract" });
  try {
    await client.request(createAddRequest({ a: 1, b: 2 }));
  } catch (error) {
    if (error instanceof RequestError) console.log(error.reason, error.reply?.code.toFixed());
  }
  // @ts-expect-error the code of an error is a number
  throw new ReplyError({ code: "unknown", message: "no" });
}

export function judge(): void {
  const value: unknown = {};
  if (isAddResult(value)) console.log(value.result.toFixed());
}

/** Options and results by the names that the package gives them, without type arguments. */
export const wrapped = {
  decode: (options: DecodeOptions) => decode("", options),
  validate: (options: ValidateOptions) => validate({}, options),
  encode: (message: ReadonlyMessage<Message>, options: EncodeOptions) => encode(message, options),
  receive: (options: ReceiveOptions) => receive("", options),
  received: (): Promise<Reception> => receive(""),
  decodeStream: (options: DecodeStreamOptions): AsyncIterable<LineResult<unknown>> => decodeStream([], options),
  encodeStream: (messages: readonly ReadonlyMessage<Message>[], options: EncodeStreamOptions) => encodeStream(messages, options),
  connect: (options: ConnectOptions<"client">): Connection<"client", Mode> => connect(options),
  send: (connection: Connection<"client">) => connection.send(createCancelNotification({ requestId: 1 })),
  undefinedOptions: () => [
    validate({}, { mode: undefined, answers: undefined }),
    decode("", { mode: undefined, answers: undefined, encoding: undefined }),
    decodeStream([], { encoding: undefined, answers: undefined }),
  ],
};
