// The button of all playgrounds that shares what they show, by a link that contains it.

import { button, copyText, element, showBriefly } from "./elements.js";

/** What is said about links of a page that was opened from a disk. */
const onlyHere = "The link opens on this computer only. To share it, serve the folder of the site from any web server.";

/** A button that copies a link; the fragment is undefined if the link would be too long. */
export function shareButton(fragment: () => Promise<string | undefined> | string | undefined): HTMLElement {
  const note = element("span", { class: "share-note", role: "status" });
  const copyLink = async (): Promise<void> => {
    const link = await fragment();
    if (link === undefined) return showBriefly(share, "Too long for a link");
    history.replaceState(null, "", link);
    showBriefly(share, (await copyText(location.href)) ? "Link copied" : "Link is in the address bar");
    if (location.protocol === "file:") note.textContent = onlyHere;
  };
  const share = button("Share", () => void copyLink());
  return element("span", { class: "share" }, share, note);
}
