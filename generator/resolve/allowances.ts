// Collects every `allow` of a protocol with its location.

import type { Allowance } from "../model/protocol-model.js";
import type { FrameSyntax, ResultSyntax } from "../model/frame-syntax.js";
import type { AllowSyntax, CompleteProtocol } from "../model/spec-syntax.js";
import type { AnyDefinition } from "./shapes.js";

/** All allowances: those of the root file, then those of the protocol, outermost first. */
export function collectAllowances(root: AllowSyntax | undefined, protocol: CompleteProtocol): readonly Allowance[] {
  return [
    ...read(root, ""),
    ...read(protocol.allow, ""),
    ...inFields(protocol.envelope.fields, "envelope"),
    ...Object.entries(protocol.envelope.frames ?? {}).flatMap(([name, frame]) => inFrame(frame, `envelope/frames/${name}`)),
    ...Object.entries(protocol.types ?? {}).flatMap(([name, definition]) => inDefinition(definition, `types/${name}`)),
    ...Object.entries(protocol.messages).flatMap(([name, message]) =>
      [
        read(message.allow, `messages/${name}`),
        inFields(message.envelope?.fields, `messages/${name}/envelope`),
        inFields(message.fields, `messages/${name}`),
        inDefinition(message.extras?.values, `messages/${name}/extras/values`),
        inDefinition(message.body, `messages/${name}/body`),
        inDefinition(message.result, `messages/${name}/result`),
      ].flat(),
    ),
    ...Object.entries(protocol.flows ?? {}).flatMap(([name, flow]) => read(flow.allow, `flows/${name}`)),
  ];
}

function read(allow: AllowSyntax | undefined, location: string): readonly Allowance[] {
  return Object.entries(allow ?? {}).map(([rule, reason]) =>
    typeof reason === "string" ? { rule, location, reason } : Object.assign({ rule, location }, reason),
  );
}

function inFrame({ allow, fields, type }: FrameSyntax, location: string): readonly Allowance[] {
  return [...read(allow, location), ...inFields(fields, location), ...inDefinition(type, `${location}/type`)];
}

function inFields(fields: Readonly<Record<string, AnyDefinition>> | undefined, location: string): readonly Allowance[] {
  return Object.entries(fields ?? {}).flatMap(([key, definition]) =>
    inDefinition(definition, `${location}/fields/${key.replace(/\?$/, "")}`),
  );
}

function inDefinition(definition: AnyDefinition | ResultSyntax | undefined, location: string): readonly Allowance[] {
  if (definition === undefined || typeof definition === "string" || Array.isArray(definition)) return [];
  const { allow, list, map, fields, union, lenient, extras, stream } = definition as ResultSyntax;
  return [
    ...read(allow, location),
    ...inDefinition(list, `${location}/list`),
    ...inDefinition(map, `${location}/map`),
    ...inFields(fields, location),
    ...inDefinition(extras?.values, `${location}/extras/values`),
    ...inDefinition(stream, `${location}/stream`),
    ...(union ?? []).flatMap((member, index) => inDefinition(member, `${location}/union/${index}`)),
    ...(typeof lenient === "object" ? inDefinition(lenient.accept, `${location}/lenient/accept`) : []),
  ];
}
