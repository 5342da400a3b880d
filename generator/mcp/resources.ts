// The resources and prompts of the server: pages, agent cards and schemas of the protocols, and the state of the spec.

import { specData } from "./arguments.js";
import type { ProtocolLibrary } from "./protocol-library.js";
import type { ServedProtocol } from "./served-protocol.js";

export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
}

const diagnosticsUri = "wirepact://spec/diagnostics.json";

/** The resources of all protocols. */
export async function listResources({ protocols }: ProtocolLibrary): Promise<readonly ListedResource[]> {
  const found = await Promise.all(
    protocols.map(async (served) =>
      (await served.documents()).map(({ path, text }) => ({
        uri: uriOf(served, path),
        name: `${served.protocol.name}/${path}`,
        title: titleOf(served, path, text),
        mimeType: path.endsWith(".json") ? "application/schema+json" : path.endsWith(".yaml") ? "application/yaml" : "text/markdown",
      })),
    ),
  );
  const diagnostics = {
    uri: diagnosticsUri,
    name: "spec/diagnostics.json",
    title: "Errors and warnings of the spec",
    mimeType: "application/json",
  };
  return [...found.flat(), diagnostics];
}

/** The content of a resource; undefined if there is none. */
export async function readResource(
  library: ProtocolLibrary,
  wholeLibrary: () => Promise<ProtocolLibrary>,
  uri: string,
): Promise<(ListedResource & { readonly text: string }) | undefined> {
  const listed = (await listResources(library)).find((resource) => resource.uri === uri);
  if (listed === undefined) return undefined;
  if (uri === diagnosticsUri) return { ...listed, text: JSON.stringify(specData(await wholeLibrary()), null, 2) };
  for (const served of library.protocols)
    for (const { path, text } of await served.documents()) if (uriOf(served, path) === uri) return { ...listed, text };
  return undefined;
}

const uriOf = ({ protocol }: ServedProtocol, path: string): string =>
  `wirepact://${protocol.name}/${path.split("/").map(encodeURIComponent).join("/")}`;

function titleOf({ protocol: { title } }: ServedProtocol, path: string, text: string): string {
  if (path === "schema.json") return `JSON Schema of ${title}`;
  const heading = /^# (.+)$/m.exec(text)?.[1] ?? path;
  return heading.includes(title) ? heading : `${title}: ${heading}`;
}

export interface ListedPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The agent card of the role. */
  readonly text: string;
}

/** One prompt per protocol and role: the card of the role. */
export async function listPrompts({ protocols }: ProtocolLibrary, role: string | undefined): Promise<readonly ListedPrompt[]> {
  const found = await Promise.all(
    protocols.map(async ({ protocol, documents }) =>
      (await documents()).flatMap(({ path, text }): readonly ListedPrompt[] => {
        const of = /^agent-cards\/(.+)\.md$/.exec(path)?.[1];
        if (of === undefined || (role !== undefined && Object.hasOwn(protocol.roles, role) && of !== role)) return [];
        const description = `How to write the messages of the role ${of} in ${protocol.title}.`;
        return [{ name: `${protocol.name}-${of}`, title: `${protocol.title}: ${of}`, description, text }];
      }),
    ),
  );
  return found.flat();
}
