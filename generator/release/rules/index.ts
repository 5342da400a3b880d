// The list of breaking-change rules, area by area.

import type { ReleaseRule } from "../compare/change.js";
import { ackRequiredAdded } from "./ack-required-added.js";
import { ackRequiredRemoved } from "./ack-required-removed.js";
import { bodyFormAdded } from "./body-form-added.js";
import { bodyFormRemoved } from "./body-form-removed.js";
import { bodyLocationChanged } from "./body-location-changed.js";
import { boundLoosened } from "./bound-loosened.js";
import { boundTightened } from "./bound-tightened.js";
import { cardinalityChanged } from "./cardinality-changed.js";
import { computedAdded } from "./computed-added.js";
import { computedChanged } from "./computed-changed.js";
import { computedRemoved } from "./computed-removed.js";
import { constChanged } from "./const-changed.js";
import { deadlineExtended } from "./deadline-extended.js";
import { deadlineShortened } from "./deadline-shortened.js";
import { defaultAdded } from "./default-added.js";
import { defaultChanged } from "./default-changed.js";
import { defaultEncodingChanged } from "./default-encoding-changed.js";
import { defaultRemoved } from "./default-removed.js";
import { deprecationAdded } from "./deprecation-added.js";
import { deprecationRemoved } from "./deprecation-removed.js";
import { documentationChanged } from "./documentation-changed.js";
import { echoAdded } from "./echo-added.js";
import { echoRemoved } from "./echo-removed.js";
import { encodingAdded } from "./encoding-added.js";
import { encodingRemoved } from "./encoding-removed.js";
import { enumClosed } from "./enum-closed.js";
import { enumOpened } from "./enum-opened.js";
import { envelopePartChanged } from "./envelope-part-changed.js";
import { exportAdded } from "./export-added.js";
import { exportRemoved } from "./export-removed.js";
import { exampleAdded } from "./example-added.js";
import { exampleRemoved } from "./example-removed.js";
import { fieldBecameOptional } from "./field-became-optional.js";
import { fieldBecameRequired } from "./field-became-required.js";
import { fieldMoved } from "./field-moved.js";
import { fieldRenamed } from "./field-renamed.js";
import { fillAdded } from "./fill-added.js";
import { fillChanged } from "./fill-changed.js";
import { fillRemoved } from "./fill-removed.js";
import { flowAdded } from "./flow-added.js";
import { flowEndAdded } from "./flow-end-added.js";
import { flowEndRemoved } from "./flow-end-removed.js";
import { flowKeyChanged } from "./flow-key-changed.js";
import { flowRemoved } from "./flow-removed.js";
import { flowStartAdded } from "./flow-start-added.js";
import { flowStartRemoved } from "./flow-start-removed.js";
import { formatLoosened } from "./format-loosened.js";
import { formatTightened } from "./format-tightened.js";
import { groupAdded } from "./group-added.js";
import { groupMemberAdded } from "./group-member-added.js";
import { groupMemberRemoved } from "./group-member-removed.js";
import { groupRemoved } from "./group-removed.js";
import { leniencyAdded } from "./leniency-added.js";
import { leniencyRemoved } from "./leniency-removed.js";
import { mailKeepingChanged } from "./mail-keeping-changed.js";
import { mailPartChanged } from "./mail-part-changed.js";
import { mailLocationChanged } from "./mail-location-changed.js";
import { messageAdded } from "./message-added.js";
import { messageRemoved } from "./message-removed.js";
import { messageRenamed } from "./message-renamed.js";
import { migrationAdded } from "./migration-added.js";
import { migrationRemoved } from "./migration-removed.js";
import { namedTypeAdded } from "./named-type-added.js";
import { namedTypeRemoved } from "./named-type-removed.js";
import { normalisationChanged } from "./normalisation-changed.js";
import { nullableAdded } from "./nullable-added.js";
import { nullableRemoved } from "./nullable-removed.js";
import { objectClosed } from "./object-closed.js";
import { objectOpened } from "./object-opened.js";
import { optionalFieldAdded } from "./optional-field-added.js";
import { optionalFieldRemoved } from "./optional-field-removed.js";
import { patternAdded } from "./pattern-added.js";
import { patternChanged } from "./pattern-changed.js";
import { patternRemoved } from "./pattern-removed.js";
import { readAliasAdded } from "./read-alias-added.js";
import { readAliasRemoved } from "./read-alias-removed.js";
import { readingLaxer } from "./reading-laxer.js";
import { readingStricter } from "./reading-stricter.js";
import { recipientAdded } from "./recipient-added.js";
import { recipientRemoved } from "./recipient-removed.js";
import { rejectionAdded } from "./rejection-added.js";
import { rejectionChanged } from "./rejection-changed.js";
import { rejectionRemoved } from "./rejection-removed.js";
import { removedUndeprecated } from "./removed-undeprecated.js";
import { replyRequiredAdded } from "./reply-required-added.js";
import { replyRequiredRemoved } from "./reply-required-removed.js";
import { replyTypeAdded } from "./reply-type-added.js";
import { replyTypeRemoved } from "./reply-type-removed.js";
import { requiredFieldAdded } from "./required-field-added.js";
import { requiredFieldRemoved } from "./required-field-removed.js";
import { reservedAdded } from "./reserved-added.js";
import { reservedRemoved } from "./reserved-removed.js";
import { reservedReused } from "./reserved-reused.js";
import { roleAdded } from "./role-added.js";
import { roleRemoved } from "./role-removed.js";
import { roundsChanged } from "./rounds-changed.js";
import { ruleAdded } from "./rule-added.js";
import { ruleChanged } from "./rule-changed.js";
import { ruleRemoved } from "./rule-removed.js";
import { senderAdded } from "./sender-added.js";
import { senderRemoved } from "./sender-removed.js";
import { sensitiveAdded } from "./sensitive-added.js";
import { sensitiveRemoved } from "./sensitive-removed.js";
import { sizeLimitLowered } from "./size-limit-lowered.js";
import { sizeLimitRaised } from "./size-limit-raised.js";
import { subjectFormAdded } from "./subject-form-added.js";
import { subjectFormRemoved } from "./subject-form-removed.js";
import { subjectPrecedenceChanged } from "./subject-precedence-changed.js";
import { tagFieldChanged } from "./tag-field-changed.js";
import { transitionAdded } from "./transition-added.js";
import { transitionRemoved } from "./transition-removed.js";
import { typeChanged } from "./type-changed.js";
import { typeNameChanged } from "./type-name-changed.js";
import { typeNarrowed } from "./type-narrowed.js";
import { typeWidened } from "./type-widened.js";
import { unionMemberAdded } from "./union-member-added.js";
import { unionMemberRemoved } from "./union-member-removed.js";
import { uniqueAdded } from "./unique-added.js";
import { uniqueRemoved } from "./unique-removed.js";
import { viewAdded } from "./view-added.js";
import { viewNarrowed } from "./view-narrowed.js";
import { viewRemoved } from "./view-removed.js";
import { viewWidened } from "./view-widened.js";
import { warningAdded } from "./warning-added.js";
import { warningRemoved } from "./warning-removed.js";
import { enumValueAdded } from "./enum-value-added.js";
import { enumValueRemoved } from "./enum-value-removed.js";
import { enumValueRenamed } from "./enum-value-renamed.js";
import { writingResumed } from "./writing-resumed.js";
import { writingStopped } from "./writing-stopped.js";
import { writtenBodyFormChanged } from "./written-body-form-changed.js";
import { writtenFormChanged } from "./written-form-changed.js";
import { writtenSubjectChanged } from "./written-subject-changed.js";

/** Every rule. */
export const releaseRules: readonly ReleaseRule[] = [
  // Messages.
  messageRemoved,
  messageAdded,
  messageRenamed,
  senderRemoved,
  senderAdded,
  recipientRemoved,
  recipientAdded,
  ackRequiredAdded,
  ackRequiredRemoved,
  replyRequiredAdded,
  replyRequiredRemoved,
  replyTypeRemoved,
  replyTypeAdded,
  echoAdded,
  echoRemoved,
  deprecationAdded,
  deprecationRemoved,
  removedUndeprecated,
  reservedAdded,
  reservedRemoved,
  reservedReused,
  // What holds for the whole protocol.
  tagFieldChanged,
  bodyLocationChanged,
  envelopePartChanged,
  roleRemoved,
  roleAdded,
  // Fields.
  requiredFieldRemoved,
  optionalFieldRemoved,
  requiredFieldAdded,
  optionalFieldAdded,
  fieldRenamed,
  fieldMoved,
  fieldBecameRequired,
  fieldBecameOptional,
  defaultAdded,
  defaultRemoved,
  defaultChanged,
  fillAdded,
  fillRemoved,
  fillChanged,
  sensitiveAdded,
  sensitiveRemoved,
  writingStopped,
  writingResumed,
  readAliasAdded,
  readAliasRemoved,
  computedAdded,
  computedRemoved,
  computedChanged,
  // What values may be.
  typeChanged,
  typeNarrowed,
  typeWidened,
  cardinalityChanged,
  nullableAdded,
  nullableRemoved,
  constChanged,
  boundTightened,
  boundLoosened,
  patternAdded,
  patternRemoved,
  patternChanged,
  formatTightened,
  formatLoosened,
  writtenFormChanged,
  uniqueAdded,
  uniqueRemoved,
  objectClosed,
  objectOpened,
  enumValueAdded,
  enumValueRemoved,
  enumValueRenamed,
  enumClosed,
  enumOpened,
  unionMemberAdded,
  unionMemberRemoved,
  // How messages are read and judged.
  leniencyAdded,
  leniencyRemoved,
  warningAdded,
  warningRemoved,
  ruleAdded,
  ruleRemoved,
  ruleChanged,
  readingStricter,
  readingLaxer,
  normalisationChanged,
  // How messages are written down.
  encodingRemoved,
  encodingAdded,
  defaultEncodingChanged,
  sizeLimitLowered,
  sizeLimitRaised,
  bodyFormRemoved,
  bodyFormAdded,
  writtenBodyFormChanged,
  mailLocationChanged,
  subjectFormRemoved,
  subjectFormAdded,
  writtenSubjectChanged,
  subjectPrecedenceChanged,
  mailPartChanged,
  mailKeepingChanged,
  // Conversations.
  flowAdded,
  flowRemoved,
  transitionRemoved,
  transitionAdded,
  flowStartRemoved,
  flowStartAdded,
  flowEndRemoved,
  flowEndAdded,
  flowKeyChanged,
  roundsChanged,
  deadlineShortened,
  deadlineExtended,
  // What programs and people see of a package.
  exportRemoved,
  exportAdded,
  namedTypeRemoved,
  namedTypeAdded,
  typeNameChanged,
  groupRemoved,
  groupAdded,
  viewRemoved,
  viewAdded,
  groupMemberRemoved,
  groupMemberAdded,
  viewNarrowed,
  viewWidened,
  rejectionRemoved,
  rejectionAdded,
  rejectionChanged,
  migrationAdded,
  migrationRemoved,
  exampleAdded,
  exampleRemoved,
  documentationChanged,
];
