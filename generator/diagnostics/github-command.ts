// Workflow commands of GitHub, which shows them beside the lines of a file.

import { escapeControls } from "../text/printable.js";

/** One command on one line, such as `::error file=a.yaml,line=2::message`. Control characters are escaped, because logs show them too. */
export function githubCommand(command: string, properties: Readonly<Record<string, string | number>>, message: string): string {
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command} ${listed.join(",")}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return escapeControls(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
