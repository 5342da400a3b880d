// The script of the message and conversation playgrounds. It is one function, which a page calls, and which its worker calls as well.

import { answerJobs } from "./answer-jobs.js";
import { startConversation } from "./conversation.js";
import { keepFilesOut } from "./editor.js";
import { startMessages } from "./messages.js";
import { createPageRun, createWorkerJobs, type RunPageJob } from "./page-jobs.js";
import { openProtocol, pageData, type PageProtocol } from "./protocol.js";

/** Starts a playground with the protocol that its element names. */
function start(root: HTMLElement, startIn: (root: HTMLElement, protocol: PageProtocol, run: RunPageJob) => void): void {
  const data = pageData(root.dataset["protocol"] ?? "");
  if (data === undefined) return root.replaceChildren("The data of this protocol could not be loaded.");
  const protocol = openProtocol(data);
  startIn(root, protocol, createPageRun(protocol, data));
}

if (typeof document === "undefined") answerJobs(createWorkerJobs);
else {
  keepFilesOut();
  for (const root of document.querySelectorAll<HTMLElement>(".playground[data-protocol]")) start(root, startMessages);
  for (const root of document.querySelectorAll<HTMLElement>(".conversation")) start(root, startConversation);
}
