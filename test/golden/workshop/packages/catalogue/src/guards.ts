// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { hasAtMost, isLine, isObject, isObjectLike, isPlain, isUrl, isUuid, maxDepth, staysInside } from "@wirepact/core/codegen";
import type {
  Bench,
  Block,
  Crew,
  Detail,
  FileSource,
  Group,
  InlineSource,
  LinkSource,
  Machine,
  Media,
  Message,
  Page,
  Photo,
  Preset,
  Setting,
  Sound,
  Source,
  Text,
  Tool,
} from "./types.js";

const LANG = /^[a-z]{2}$/u;
const URL_SCHEME = /^(?:https):\/\/[^/?#]/iu;

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  try {
    if (!isObjectLike(value)) return false;
    switch (value["type"]) {
      case "page":
        return fitsPage(value);
      case "detail":
        return fitsDetail(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `page`. */
export function isPage(value: unknown): value is Page {
  try {
    return isObjectLike(value) && value["type"] === "page" && fitsPage(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `detail`. */
export function isDetail(value: unknown): value is Detail {
  try {
    return isObjectLike(value) && value["type"] === "detail" && fitsDetail(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Text`. */
export function isText(value: unknown): value is Text {
  try {
    return fitsText(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Photo`. */
export function isPhoto(value: unknown): value is Photo {
  try {
    return fitsPhoto(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Sound`. */
export function isSound(value: unknown): value is Sound {
  try {
    return fitsSound(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Group`. */
export function isGroup(value: unknown): value is Group {
  try {
    return fitsGroup(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Media`. */
export function isMedia(value: unknown): value is Media {
  try {
    return fitsMedia(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Block`. */
export function isBlock(value: unknown): value is Block {
  try {
    return fitsBlock(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Source`. */
export function isSource(value: unknown): value is Source {
  try {
    return fitsSource(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `FileSource`. */
export function isFileSource(value: unknown): value is FileSource {
  try {
    return fitsFileSource(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `LinkSource`. */
export function isLinkSource(value: unknown): value is LinkSource {
  try {
    return fitsLinkSource(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `InlineSource`. */
export function isInlineSource(value: unknown): value is InlineSource {
  try {
    return fitsInlineSource(value, 0);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Tool`. */
export function isTool(value: unknown): value is Tool {
  try {
    return fitsTool(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Machine`. */
export function isMachine(value: unknown): value is Machine {
  try {
    return fitsMachine(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Crew`. */
export function isCrew(value: unknown): value is Crew {
  try {
    return fitsCrew(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Bench`. */
export function isBench(value: unknown): value is Bench {
  try {
    return fitsBench(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Setting`. */
export function isSetting(value: unknown): value is Setting {
  try {
    return fitsSetting(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `Preset`. */
export function isPreset(value: unknown): value is Preset {
  try {
    return fitsPreset(value);
  } catch {
    return false;
  }
}

function fitsPage(value: Readonly<Record<string, unknown>>): boolean {
  const { id, blocks, cover, tools, settings, extra } = value;
  if (typeof id !== "string" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsPageMember(name)) return false;
  }
  return (
    isUuid(id) &&
    fitsBlocks(blocks, 1) &&
    (cover === undefined || fitsCover(cover, 1)) &&
    (tools === undefined || fitsTools(tools)) &&
    (settings === undefined || fitsSetting(settings)) &&
    (extra === undefined || extra === null || fitsJsonValue(extra, 1))
  );
}

function fitsBlocks(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !Array.isArray(value) || value.length < 1 || value.length > 50) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsBlock(item, depth + 1)) return false;
  }
  return true;
}

function fitsBlock(value: unknown, depth: number): boolean {
  if (!isObjectLike(value)) return false;
  switch (value.type) {
    case "text":
      return fitsText(value, depth);
    case "photo":
    case "sound":
      return fitsMedia(value, depth);
    case "group":
      return fitsGroup(value, depth);
    default:
      return false;
  }
}

function fitsText(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { type, text, lang } = value;
  if (type !== "text" || typeof text !== "string" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsTextMember(name)) return false;
  }
  return text !== "" && hasAtMost(text, 500) && (lang === undefined || (typeof lang === "string" && LANG.test(lang)));
}

function fitsTextMember(name: string): boolean {
  return name === "type" || name === "text" || name === "lang";
}

function fitsMedia(value: unknown, depth: number): boolean {
  if (!isObjectLike(value)) return false;
  switch (value.type) {
    case "photo":
      return fitsPhoto(value, depth);
    case "sound":
      return fitsSound(value, depth);
    default:
      return false;
  }
}

function fitsPhoto(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { type, source } = value;
  if (type !== "photo" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsPhotoMember(name)) return false;
  }
  return fitsSource(source, depth + 1);
}

function fitsSource(value: unknown, depth: number): boolean {
  if (!isObjectLike(value)) return false;
  if (value.path !== undefined) return fitsFileSource(value, depth);
  if (value.url !== undefined) return fitsLinkSource(value, depth);
  if (value.data !== undefined) return fitsInlineSource(value, depth);
  return false;
}

function fitsFileSource(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { path } = value;
  if (typeof path !== "string" || !isPlain(value)) return false;
  return path !== "" && hasAtMost(path, 200) && staysInside(path);
}

function fitsLinkSource(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { url } = value;
  if (typeof url !== "string" || !isPlain(value)) return false;
  return URL_SCHEME.test(url) && isUrl(url);
}

function fitsInlineSource(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { data, lines } = value;
  if (typeof data !== "string" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsInlineSourceMember(name)) return false;
  }
  return hasAtMost(data, 1000) && (lines === undefined || (typeof lines === "number" && lines >= 1 && Number.isInteger(lines)));
}

function fitsInlineSourceMember(name: string): boolean {
  return name === "data" || name === "lines";
}

function fitsPhotoMember(name: string): boolean {
  return name === "type" || name === "source";
}

function fitsSound(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { type, source, seconds } = value;
  if (type !== "sound" || typeof seconds !== "number" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsSoundMember(name)) return false;
  }
  return seconds >= 1 && seconds <= 600 && Number.isInteger(seconds) && fitsSource(source, depth + 1);
}

function fitsSoundMember(name: string): boolean {
  return name === "type" || name === "source" || name === "seconds";
}

function fitsGroup(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { type, blocks } = value;
  if (type !== "group" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsGroupMember(name)) return false;
  }
  return fitsGroupBlocks(blocks, depth + 1);
}

function fitsGroupBlocks(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !Array.isArray(value) || value.length > 20) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsBlock(item, depth + 1)) return false;
  }
  return true;
}

function fitsGroupMember(name: string): boolean {
  return name === "type" || name === "blocks";
}

function fitsCover(value: unknown, depth: number): boolean {
  if (isObjectLike(value)) {
    if (value.type !== undefined) return fitsMedia(value, depth);
    if (value.plain !== undefined) return fitsCoverStruct(value, depth);
    return false;
  }
  return typeof value === "string";
}

function fitsCoverStruct(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { plain } = value;
  if (plain !== true || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsPageCoverStructMember(name)) return false;
  }
  return true;
}

function fitsPageCoverStructMember(name: string): boolean {
  return name === "plain";
}

function fitsTools(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 10) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsTool(item)) return false;
  }
  return true;
}

function fitsTool(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  switch (value.kind) {
    case "machine":
      return fitsMachine(value);
    case "crew":
    case "guests":
      return fitsCrew(value);
    case undefined:
      return fitsBench(value);
    default:
      return false;
  }
}

function fitsBench(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { name: nameField } = value;
  if (typeof nameField !== "string" || !isPlain(value)) return false;
  return nameField !== "" && hasAtMost(nameField, 40) && isLine(nameField);
}

function fitsMachine(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { kind, power } = value;
  if (kind !== "machine" || typeof power !== "number" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsMachineMember(name)) return false;
  }
  return power >= 0 && Number.isFinite(power);
}

function fitsMachineMember(name: string): boolean {
  return name === "kind" || name === "power";
}

function fitsCrew(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { kind, people } = value;
  if (typeof people !== "number" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsCrewMember(name)) return false;
  }
  return (kind === "crew" || kind === "guests") && people >= 2 && Number.isInteger(people);
}

function fitsCrewMember(name: string): boolean {
  return name === "kind" || name === "people";
}

function fitsSetting(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  switch (value.preset) {
    case "usual":
      return fitsPreset(value);
    default:
      return fitsFree(value);
  }
}

function fitsFree(value: unknown): boolean {
  if (!isObject(value)) return false;
  let count = 0;
  for (const key in value) {
    const entry = value[key];
    if (typeof entry !== "number" || !Number.isFinite(entry)) return false;
    count++;
  }
  return count <= 5;
}

function fitsPreset(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { preset } = value;
  if (preset !== "usual" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsPresetMember(name)) return false;
  }
  return true;
}

function fitsPresetMember(name: string): boolean {
  return name === "preset";
}

function fitsJsonValue(value: unknown, depth: number): boolean {
  return (
    typeof value === "string" ||
    (typeof value === "number" && Number.isFinite(value)) ||
    typeof value === "boolean" ||
    fitsJsonValueList(value, depth) ||
    fitsJsonValueMap(value, depth)
  );
}

function fitsJsonValueList(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item === null || fitsJsonValue(item, depth + 1))) return false;
  }
  return true;
}

function fitsJsonValueMap(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (!(entry === null || fitsJsonValue(entry, depth + 1))) return false;
  }
  return true;
}

function fitsPageMember(name: string): boolean {
  return (
    name === "type" || name === "id" || name === "blocks" || name === "cover" || name === "tools" || name === "settings" || name === "extra"
  );
}

function fitsDetail(value: Readonly<Record<string, unknown>>): boolean {
  const { id, piece } = value;
  if (typeof id !== "string" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsDetailMember(name)) return false;
  }
  return isUuid(id) && fitsPiece(piece, 1);
}

function fitsPiece(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !isObjectLike(value)) return false;
  const { name: nameField, pieces, spare } = value;
  if (typeof nameField !== "string" || !isPlain(value)) return false;
  for (const name in value) {
    if (!fitsPieceMember(name)) return false;
  }
  return (
    nameField !== "" &&
    hasAtMost(nameField, 40) &&
    isLine(nameField) &&
    (pieces === undefined || fitsPieces(pieces, depth + 1)) &&
    (spare === null || fitsPiece(spare, depth + 1))
  );
}

function fitsPieces(value: unknown, depth: number): boolean {
  if (depth >= maxDepth || !Array.isArray(value) || value.length > 10) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsPiece(item, depth + 1)) return false;
  }
  return true;
}

function fitsPieceMember(name: string): boolean {
  return name === "name" || name === "pieces" || name === "spare";
}

function fitsDetailMember(name: string): boolean {
  return name === "type" || name === "id" || name === "piece";
}
