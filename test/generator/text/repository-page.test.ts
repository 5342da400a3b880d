// Web pages of repositories, from every form of address that package.json allows.

import { expect, it } from "vitest";
import { repositoryPage } from "../../../generator/text/repository-page.js";

it.each([
  ["https://github.com/acme/kitchen", "https://github.com/acme/kitchen/tree/HEAD/docs"],
  ["https://git.example/acme/kitchen.git", "https://git.example/acme/kitchen/tree/HEAD/docs"],
  ["git+https://ada@github.com/acme/kitchen.git#main", "https://github.com/acme/kitchen/tree/HEAD/docs"],
  ["git://github.com/acme/kitchen.git", "https://github.com/acme/kitchen/tree/HEAD/docs"],
  ["git@github.com:acme/kitchen.git", "https://github.com/acme/kitchen/tree/HEAD/docs"],
  ["git+ssh://git@gitlab.com/acme/deep/kitchen.git", "https://gitlab.com/acme/deep/kitchen/-/tree/HEAD/docs"],
  ["acme/kitchen", "https://github.com/acme/kitchen/tree/HEAD/docs"],
  ["github:acme/kitchen", "https://github.com/acme/kitchen/tree/HEAD/docs"],
  ["bitbucket:acme/kitchen", "https://bitbucket.org/acme/kitchen/src/HEAD/docs"],
  ["gist:11081aaa281", undefined],
  ["file:///srv/git/kitchen.git", undefined],
  ["", undefined],
])("finds the page of a folder in %s", (url, page) => {
  expect(repositoryPage(url, "docs")).toBe(page);
});
