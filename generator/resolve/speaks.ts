// Resolves the versions that a package speaks besides its own, and how two parties agree on one.

import type { Negotiation, Path, Shape } from "@wirepact/core";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolModel, SpokenVersion } from "../model/protocol-model.js";
import type { NegotiationSyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { releasePath } from "../yaml/spoken-files.js";
import { findMessage } from "./groups.js";
import { findInShape } from "./namespace.js";
import type { ProtocolScope } from "./scope.js";
import { upgradeModel } from "./upgrade-model.js";

/** The models of other versions: those of spec files by path, and the texts of released ones. */
export interface OtherVersions {
  readonly specs: ReadonlyMap<string, ProtocolModel>;
  readonly releases: ReadonlyMap<string, string>;
}

/** The versions of `speaks` with their models; undefined if there are none. */
export function resolveSpeaks(scope: ProtocolScope, others: OtherVersions): ProtocolModel["speaks"] {
  const { speaks, protocol, version: own, negotiation, envelope } = scope.syntax;
  if (speaks === undefined) return undefined;
  const versions = Object.entries(speaks).map(([version, { spec, as }]): [string, SpokenVersion] => {
    const refuse = (problem: string): void => {
      const location = `speaks/${version}`;
      const hint =
        spec === undefined && version !== own
          ? `release ${version}, or name its spec file: { spec: versions/${protocol}-${version}.yaml }`
          : undefined;
      scope.report("resolve/unknown-release", { version, problem }, location, { span: scope.spans.keySpanOf(location), hint });
    };
    if (version === own) {
      if (spec !== undefined) refuse("this is the version of the spec itself, which takes only `as`");
      return [version, withoutUndefined({ as })];
    }
    const model = spec === undefined ? readRelease(others.releases.get(releasePath(protocol, version))) : others.specs.get(spec);
    const problem = typeof model === "string" ? model : problemOf(model, { protocol, version, spec });
    if (problem !== undefined) refuse(problem);
    const { speaks: _speaks, ...old } = (typeof model === "object" ? model : {}) as ProtocolModel;
    return [version, withoutUndefined({ as, model: problem === undefined ? old : undefined })];
  });
  if (negotiation === undefined && envelope.version === undefined && versions.some(([version]) => version !== own))
    scope.report("resolve/no-negotiation", {}, "speaks", { span: scope.spans.keySpanOf("speaks") });
  return Object.fromEntries(versions);
}

function readRelease(text: string | undefined): ProtocolModel | string | undefined {
  if (text === undefined) return undefined;
  try {
    return upgradeModel(JSON.parse(text));
  } catch {
    return "its released model is not valid JSON";
  }
}

function problemOf(
  model: ProtocolModel | undefined,
  { protocol, version, spec }: { readonly protocol: string; readonly version: string; readonly spec: string | undefined },
): string | undefined {
  if (model === undefined) return spec === undefined ? "it was not released here" : `${spec} has mistakes`;
  if (model.name !== protocol) return `${spec} describes ${model.name}, not ${protocol}`;
  return model.version === version ? undefined : `${spec} describes version ${model.version}`;
}

/** How parties agree on a version; undefined if the spec does not say. A handshake may belong to an older version only. */
export function resolveNegotiation(
  scope: ProtocolScope,
  model: Pick<ProtocolModel, "messages" | "types" | "body">,
  speaks: ProtocolModel["speaks"] = {},
): readonly Negotiation[] | undefined {
  const models = [model, ...Object.values(speaks).flatMap((spoken) => spoken.model ?? [])];
  return scope.syntax.negotiation?.flatMap(
    (syntax, index) => resolveOne(scope, models, { syntax, location: `negotiation/${index}` }) ?? [],
  );
}

function resolveOne(
  scope: ProtocolScope,
  models: readonly Pick<ProtocolModel, "messages" | "types" | "body">[],
  { syntax, location }: { readonly syntax: NegotiationSyntax; readonly location: string },
): Negotiation | undefined {
  const place = (name: string, key: string, isMeant: (message: string) => boolean): Path | undefined => {
    for (const { messages, types, body } of models)
      for (const { name: message, shape } of Object.values(messages)) {
        // Without frames, fields of the envelope and of the body are written in the same way.
        const ways = body === "inline" ? [name] : [name, `${body.field}.${name}`];
        const path = isMeant(message) ? ways.map((way) => findInShape(types, shape, way)).find((found) => found !== undefined) : undefined;
        if (path !== undefined) return path;
      }
    const fields = models.flatMap(({ messages }) =>
      Object.values(messages)
        .filter((message) => isMeant(message.name))
        .flatMap(fieldNames),
    );
    scope.report("resolve/unknown-field", { name }, `${location}/${key}`, { hint: didYouMeanOf("fields", name, new Set(fields)) });
    return undefined;
  };
  if (syntax.each !== undefined) {
    const path = place(syntax.each, "each", () => true);
    return path && withoutUndefined({ by: "each" as const, path, header: syntax.header });
  }
  const { request, offer, answer } = syntax;
  const known = models
    .map(({ messages }) => (Object.hasOwn(messages, request) ? messages[request] : undefined))
    .find((each) => each !== undefined);
  if (known === undefined) return void findMessage(scope, request, `${location}/request`);
  if (known.result === undefined) return scope.report("resolve/not-a-request", { name: request }, `${location}/request`) as undefined;
  const offered = place(offer, "offer", (message) => message === request);
  const answered = place(answer, "answer", (message) => message === known.result);
  return offered && answered && { by: "request", request, offer: offered, answer: answered };
}

const fieldNames = ({ shape }: { readonly shape: Shape }): readonly string[] =>
  shape.kind === "struct" ? shape.fields.map(({ name }) => name) : [];
