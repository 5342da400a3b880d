// Emits the reference documentation of a protocol in Markdown. The views contain finished text; the templates arrange it.

import type { EncodingName } from "@wirepact/core";
import { loadEncodings } from "../check/encodings.js";
import { plainText } from "../text/markdown.js";
import { generatedHeader } from "../text/generated-header.js";
import { envelopeView } from "./docs/envelope-page.js";
import { errorsView } from "./docs/errors-page.js";
import { flowView, transcriptRow } from "./docs/flow-text.js";
import { messageView } from "./docs/message-page.js";
import { hasFlowsPage, overviewView } from "./docs/overview.js";
import { messagePage, type Page } from "./docs/page.js";
import { enumViews, typeViews } from "./docs/type-pages.js";
import { type EmitInput, type Emitter, generatedPath, sourceOf } from "./emitter.js";

export const docsEmitter: Emitter = { name: "docs", emit: docsOf };

async function docsOf(input: EmitInput) {
  const { model, render } = input;
  const encodings = await loadEncodings(Object.keys(model.encodings) as EncodingName[]);
  const shared = { header: generatedHeader(sourceOf(input)), title: plainText(model.title), flowsPage: hasFlowsPage(model) };
  const top: Page = { model, up: "" };
  const inner: Page = { model, up: "../" };
  const file = (path: string, template: string, view: object) => ({
    path: generatedPath(model, `docs/${path}.md`),
    text: render(`docs/${template}`, { ...shared, ...view }),
  });
  const enums = enumViews(top);
  const types = typeViews(top);
  const flows = Object.values(model.flows).map((flow) => flowView(top, flow));
  const transcripts = model.transcripts.map((transcript) => transcriptRow(top, transcript));
  return [
    file("index", "index", overviewView(top)),
    file("envelope", "envelope", { ...envelopeView(top), mail: model.encodings.mail !== undefined }),
    ...Object.values(model.messages).map((message) =>
      file(`messages/${messagePage(model, message.name)}`, "message", messageView({ ...inner, title: message.name }, message, encodings)),
    ),
    ...(enums.length === 0 ? [] : [file("enums", "enums", { enums })]),
    ...(types.length === 0 ? [] : [file("types", "types", { types })]),
    ...(shared.flowsPage ? [file("flows", "flows", { flows, transcripts, hasIds: model.parts.id !== undefined })] : []),
    file("errors", "errors", await errorsView(top, encodings)),
  ];
}
