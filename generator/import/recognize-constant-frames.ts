// Recognizes frames that constants distinguish, as in the Debug Adapter Protocol: a property says whether a message is a request, a response or an event, and a second
// one which of them it is. `FooResponse` answers `FooRequest`.

import { allFields } from "./merge-objects.js";
import type { ConstantFrames, Definition, FieldNode, MessagePlan, Node, NormalSchema, ProtocolPlan } from "./node.js";
import { closeOver } from "./visit-nodes.js";

interface Candidate {
  readonly name: string;
  readonly node: Node;
  readonly fields: readonly FieldNode[];
  /** The required constants. */
  readonly constants: ReadonlyMap<string, string>;
}

/** The protocol, if the schema has requests and responses that are distinguished by constants. */
export function recognizeConstantFrames(schema: NormalSchema): ProtocolPlan | undefined {
  const lookup = (name: string): Node | undefined => schema.definitions.get(name)?.node;
  const candidates = [...schema.definitions].flatMap(([name, { node }]): readonly Candidate[] => {
    if (node.kind !== "object") return [];
    const fields = allFields(node, { lookup });
    const constants = fields.flatMap((field) =>
      field.required && field.node.kind === "const" && typeof field.node.value === "string"
        ? [[field.name, field.node.value] as const]
        : [],
    );
    return constants.length === 0 ? [] : [{ name, node, fields, constants: new Map(constants) }];
  });
  const requests = candidates.filter(({ name, constants }) => constants.size === 2 && name.endsWith("Request"));
  const answers = candidates.filter(({ name, constants }) => constants.size === 1 && name.endsWith("Response"));
  const kind = [...(answers[0]?.constants.keys() ?? [])][0];
  const request = requests[0];
  if (kind === undefined || request === undefined || requests.some(({ constants }) => !constants.has(kind))) return undefined;
  const valueOf = ({ constants }: Candidate): string => constants.get(kind) ?? "";
  const isOfKind = (one: Candidate, other: Candidate): boolean => valueOf(one) === valueOf(other);
  const events = candidates.filter((one) => one.constants.size === 2 && one.constants.has(kind) && !isOfKind(one, request));
  const frames = framesOf(candidates, { kind, request, answer: answers[0]!, event: events[0] });
  if (frames === undefined) return undefined;
  const calls = [...requests, ...events];
  const bodies = new Map<string, Definition>();
  const messages = calls.flatMap((call): readonly MessagePlan[] => {
    const isRequest = isOfKind(call, request);
    const frame = isRequest ? frames.request : frames.event;
    const tag = frame === undefined ? undefined : call.constants.get(frame.tag);
    if (frame === undefined || tag === undefined) return [];
    const body = call.fields.find(({ name }) => name === frame.body);
    if (body !== undefined && body.node.kind !== "any") bodies.set(call.name, { node: { ...body.node, doc: undefined } });
    const base = call.name.replace(/(?:Request|Event)$/, "") || call.name;
    const answer = isRequest ? answers.find(({ name }) => name === `${base}Response`) : undefined;
    const result = answer?.fields.find(({ name }) => name === frames.response.body);
    if (answer !== undefined && result !== undefined && result.node.kind !== "any") bodies.set(answer.name, { node: result.node });
    return [
      {
        tag,
        name: base,
        source: call.name,
        doc: call.node.doc,
        frame: isRequest ? "request" : "notification",
        body: bodies.has(call.name) ? call.name : undefined,
        bodyRequired: body?.required === true,
        result: answer !== undefined && bodies.has(answer.name) ? answer.name : undefined,
        resultRequired: result?.required === true,
        from: roles,
        to: roles,
        examples: [],
      },
    ];
  });
  const consumed = new Set(candidates.map(({ name }) => name));
  for (const { node } of candidates) for (const name of node.kind === "object" ? node.include : []) consumed.add(name);
  const kept = new Map([...[...schema.definitions].filter(([name]) => !consumed.has(name) && name !== schema.root), ...bodies]);
  closeOver(schema.definitions, kept, [frames.error]);
  return { definitions: kept, title: schema.title, doc: schema.doc, roles, envelope: frames, messages, notes: schema.notes };
}

const roles = ["client", "server"];

interface Samples {
  readonly kind: string;
  readonly request: Candidate;
  readonly answer: Candidate;
  readonly event: Candidate | undefined;
}

/** What the frames have, from the definitions of requests, responses and events in general. */
function framesOf(candidates: readonly Candidate[], { kind, request, answer, event }: Samples): ConstantFrames | undefined {
  const generalOf = (sample: Candidate): Candidate =>
    candidates.find(({ constants, fields }) => {
      const isKind = constants.size === 1 && constants.get(kind) === sample.constants.get(kind);
      return isKind && fields.length <= Math.max(...candidates.map((one) => one.fields.length));
    }) ?? sample;
  const [calls, replies] = [generalOf(request), generalOf(answer)];
  const other = event === undefined ? undefined : generalOf(event);
  const names = ({ fields }: Candidate): readonly string[] => fields.map(({ name }) => name);
  const common = calls.fields.filter(
    ({ name }) => name !== kind && names(replies).includes(name) && (other === undefined || names(other).includes(name)),
  );
  const replyTo = replies.fields.find(({ name }) =>
    common.some((field) => name !== field.name && name.toLowerCase().endsWith(field.name.toLowerCase())),
  );
  const id = common.find(({ name }) => replyTo?.name.toLowerCase().endsWith(name.toLowerCase()) === true);
  const tagOf = ({ constants }: Candidate): string => [...constants.keys()].find((name) => name !== kind) ?? "";
  const bodyOf = (general: Candidate, tag: string): string =>
    general.fields.find(({ name, required }) => !required && name !== tag && !common.some((field) => field.name === name))?.name ?? "body";
  if (replyTo === undefined || id === undefined) return undefined;
  const tag = tagOf(request);
  const body = replies.fields.some(({ name }) => name === "body") ? "body" : bodyOf(replies, tag);
  const success = replies.fields.find((field) => field.required && field.node.kind === "scalar" && field.node.type === "boolean");
  const used = new Set([kind, tag, body, replyTo.name, success?.name, ...common.map(({ name }) => name)]);
  const error = candidates.find(({ name }) => /^Error(?:Response)?$/.test(name))?.fields.find(({ name }) => name === body);
  return {
    kind: "constants",
    fields: common,
    id: id.name,
    request: { where: { [kind]: request.constants.get(kind)! }, tag, body: bodyOf(calls, tag), doc: calls.node.doc },
    event:
      event === undefined || other === undefined
        ? undefined
        : { where: { [kind]: event.constants.get(kind)! }, tag: tagOf(event), body: bodyOf(other, tagOf(event)), doc: other.node.doc },
    response: { where: { [kind]: answer.constants.get(kind)! }, tag, body, doc: replies.node.doc },
    replyTo,
    success: success?.name,
    others: replies.fields.filter(({ name }) => !used.has(name)),
    error: error?.node ?? { kind: "any" },
  };
}
