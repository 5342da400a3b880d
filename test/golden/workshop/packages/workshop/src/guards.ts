// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  hasAtLeast,
  hasAtMost,
  isDate,
  isDateTime,
  isJson,
  isLine,
  isObject,
  isObjectLike,
  isPlain,
  isSemver,
  isUnique,
  isUrl,
  isUtcSecond,
  staysInside,
} from "@wirepact/core/codegen";
import type { Lesson, Message, Order, Quote } from "./types.js";

const ID =
  /^(?:m-)?[\da-fA-F]{3}[\da-fA-F]{3}[\da-fA-F]{2}-[\da-fA-F]{3}[\da-fA-F]-4[\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{3}[\da-fA-F]{3}[\da-fA-F]{3}[\da-fA-F]{3}$/u;
const SUPPORTED_VERSIONS = /^2\.(?:0|[1-9][0-9]{0,9})\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)/u;
const CASE_ID = /^[A-Z]{2}\/[0-9]+$/u;
const COLOUR = /^[a-z]+$/u;
const LINK_SCHEME = /^(?:https):\/\/[^/?#]/iu;
const LABELS_KEY = /^[a-z-]+$/u;

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  try {
    if (!isObjectLike(value)) return false;
    switch (value["kind"]) {
      case "order":
        return fitsOrder(value);
      case "quote":
        return fitsQuote(value);
      case "class":
        return fitsLesson(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `order`. */
export function isOrder(value: unknown): value is Order {
  try {
    return isObjectLike(value) && value["kind"] === "order" && fitsOrder(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `quote`. */
export function isQuote(value: unknown): value is Quote {
  try {
    return isObjectLike(value) && value["kind"] === "quote" && fitsQuote(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `class`. */
export function isLesson(value: unknown): value is Lesson {
  try {
    return isObjectLike(value) && value["kind"] === "class" && fitsLesson(value);
  } catch {
    return false;
  }
}

function fitsOrder(value: Readonly<Record<string, unknown>>): boolean {
  const { id, from, at, spoken, case_id, content } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof at !== "string" ||
    typeof spoken !== "string" ||
    !isObjectLike(content) ||
    !isPlain(value)
  ) {
    return false;
  }
  const {
    size,
    colour,
    parts,
    to,
    urgent,
    rush_fee,
    links,
    labels,
    prices,
    drawing,
    due,
    since_epoch,
    share,
    note,
    anything,
    default: defaultField,
    "odd-name": oddName,
  } = content;
  if (!isPlain(content)) return false;
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsSize(size) &&
    from !== "" &&
    (urgent === undefined || typeof urgent === "boolean") &&
    (share === undefined || (typeof share === "number" && share >= 0 && share <= 100)) &&
    (defaultField === undefined || defaultField === 7) &&
    (oddName === undefined || typeof oddName === "boolean") &&
    ID.test(id) &&
    hasAtMost(from, 64) &&
    isLine(from) &&
    isUtcSecond(at) &&
    (spoken === "2.1.0" || (isSemver(spoken) && SUPPORTED_VERSIONS.test(spoken))) &&
    (case_id === undefined || (typeof case_id === "string" && CASE_ID.test(case_id))) &&
    (colour === undefined || (typeof colour === "string" && COLOUR.test(colour))) &&
    (rush_fee === undefined || (typeof rush_fee === "number" && rush_fee >= 1 && rush_fee <= 99 && Number.isInteger(rush_fee))) &&
    (drawing === undefined || (typeof drawing === "string" && drawing !== "" && staysInside(drawing))) &&
    (since_epoch === undefined || (typeof since_epoch === "number" && Number.isFinite(since_epoch))) &&
    (note === undefined || (typeof note === "string" && hasAtMost(note, 100))) &&
    (anything === undefined || isJson(anything)) &&
    fitsParts(parts) &&
    fitsWhom(to) &&
    (links === undefined || fitsLinkList(links)) &&
    (labels === undefined || fitsLabels(labels)) &&
    (prices === undefined || fitsPrices(prices)) &&
    (due === undefined || (typeof due === "string" && (isDateTime(due) || isDate(due)))) &&
    (urgent !== true || rush_fee !== undefined) &&
    (urgent === true || rush_fee === undefined) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsSize(value: unknown): boolean {
  return value === "small" || value === "large" || value === "huge" || value === "tiny";
}

function fitsParts(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 20) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsPart(item)) return false;
  }
  return true;
}

function fitsPart(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { name: nameField, made_of, weight } = value;
  if (typeof nameField !== "string" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsPartMember(name)) return false;
  }
  return (
    nameField !== "" &&
    isLine(nameField) &&
    (made_of === undefined || (typeof made_of === "string" && hasAtLeast(made_of, 2) && hasAtMost(made_of, 20))) &&
    (weight === null || (typeof weight === "number" && weight >= 0 && Number.isFinite(weight)))
  );
}

function fitsPartMember(name: string): boolean {
  return name === "name" || name === "made_of" || name === "weight";
}

function fitsWhom(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || fitsWhomList(value);
}

function fitsWhomList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 3) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string" || item === "") return false;
  }
  return isUnique(value);
}

function fitsLinkList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string" || !LINK_SCHEME.test(item) || !isUrl(item)) return false;
  }
  return true;
}

function fitsLabels(value: unknown): boolean {
  if (!isObject(value)) return false;
  let count = 0;
  for (const key in value) {
    const entry = value[key];
    if (!LABELS_KEY.test(key) || typeof entry !== "string") return false;
    count++;
  }
  return count <= 5;
}

function fitsPrices(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (typeof entry !== "number" || !(entry >= 0) || !Number.isFinite(entry)) return false;
  }
  return true;
}

function fitsMessageMember(name: string): boolean {
  return (
    name === "kind" || name === "id" || name === "from" || name === "at" || name === "spoken" || name === "case_id" || name === "content"
  );
}

function fitsQuote(value: Readonly<Record<string, unknown>>): boolean {
  const { id, from, at, spoken, case_id, content } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof at !== "string" ||
    typeof spoken !== "string" ||
    !isObjectLike(content) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { level, level_no, maker, signed_by, helper } = content;
  if (typeof level_no !== "number" || typeof maker !== "string" || !isPlain(content)) return false;
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsSize(level) &&
    from !== "" &&
    maker !== "" &&
    ID.test(id) &&
    hasAtMost(from, 64) &&
    isLine(from) &&
    isUtcSecond(at) &&
    (spoken === "2.1.0" || (isSemver(spoken) && SUPPORTED_VERSIONS.test(spoken))) &&
    (case_id === undefined || (typeof case_id === "string" && CASE_ID.test(case_id))) &&
    Number.isInteger(level_no) &&
    isLine(maker) &&
    (signed_by === undefined || (typeof signed_by === "string" && isLine(signed_by))) &&
    (helper === undefined || (typeof helper === "string" && isLine(helper))) &&
    maker !== helper &&
    (level !== "small" || level_no === 1) &&
    (level !== "large" || level_no === 2) &&
    (level !== "huge" || level_no === 3) &&
    (level !== "tiny" || level_no === 0) &&
    (signed_by === undefined || signed_by === maker)
  );
}

function fitsLesson(value: Readonly<Record<string, unknown>>): boolean {
  const { id, from, at, spoken, case_id, content } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof at !== "string" ||
    typeof spoken !== "string" ||
    typeof content !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    from !== "" &&
    ID.test(id) &&
    hasAtMost(from, 64) &&
    isLine(from) &&
    isUtcSecond(at) &&
    (spoken === "2.1.0" || (isSemver(spoken) && SUPPORTED_VERSIONS.test(spoken))) &&
    (case_id === undefined || (typeof case_id === "string" && CASE_ID.test(case_id)))
  );
}
