import { COLLECTION_LIMITS } from '@vitral/contracts/collections';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import {
  COMPONENT_SLOTS,
  PUBLIC_BLOCK_LAYOUTS,
  PUBLIC_BLOCK_LIMITS,
  PUBLIC_BLOCK_PARTS,
  type SlotContribution,
} from '@vitral/contracts/slots';
import {
  type Check,
  type Fields,
  isNumber,
  isText,
  isWhole,
  optional,
  shape,
  wrongFieldOf,
} from '../../platform/validation/shapes.ts';
import { isFieldName } from '../../collections/index.ts';

const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
/** Console path with search parameters and a hash, all of which may contain `{id}`. */
const LINK = /^\/admin(\/([\w-]+|\{id\}))+(\?([\w=&.-]|\{id\})*)?(#([\w/-]|\{id\})+)?$/;

/** Name of a field of a collection, with a hyphen for descending order. */
const SORT = /^-?[A-Za-z][A-Za-z\d]*$/;

const isSwitch: Check = (value) => typeof value === 'boolean';
const inConsoleLanguages = (check: Check) =>
  shape(Object.fromEntries(CONSOLE_LANGUAGES.map((language) => [language, check])));
const isPlainLink: Check = (value) => isText(200, LINK)(value) && !String(value).includes('{id}');
const isItemLink: Check = (value) => isText(200, LINK)(value) && String(value).includes('{id}');

const isLimit: Check = (value) =>
  isWhole(value) && Number(value) >= 1 && Number(value) <= PUBLIC_BLOCK_LIMITS.items;
const isLayout: Check = (value) => PUBLIC_BLOCK_LAYOUTS.some((layout) => layout === value);
const isShownFields: Check = (value) =>
  shape({
    ...Object.fromEntries(PUBLIC_BLOCK_PARTS.map((part) => [part, optional(isFieldName)])),
    title: isFieldName,
  })(value) && Object.keys(Object(value)).every((name) => PUBLIC_BLOCK_PARTS.some((part) => part === name));

const COMMON: Fields = {
  name: isText(60, NAME),
  title: inConsoleLanguages(isText(100)),
  order: optional(isNumber),
};
const COMPONENT: Fields = { ...COMMON, permission: isText(60), isWide: optional(isSwitch) };
const LINKED: Fields = { ...COMMON, permission: optional(isText(60)), icon: isText(60, /^\w+$/) };

const FIELDS: Record<SlotContribution['slot'], Fields> = {
  ...(Object.fromEntries(COMPONENT_SLOTS.map((slot) => [slot, COMPONENT])) as Record<
    (typeof COMPONENT_SLOTS)[number],
    Fields
  >),
  command: {
    ...LINKED,
    path: isPlainLink,
    keywords: optional(inConsoleLanguages(isText(200))),
    isQuickAction: optional(isSwitch),
  },
  'public-block': {
    ...COMMON,
    collection: isText(COLLECTION_LIMITS.name),
    layout: isLayout,
    fields: isShownFields,
    sort: optional(isText(COLLECTION_LIMITS.name + 1, SORT)),
    limit: isLimit,
  },
  'item-action': { ...LINKED, path: isItemLink, noun: isText(60, NAME) },
};

/** Returns the first invalid field of an entry of `slots`, '' for an entry without fields, or null if there is none. */
export function wrongSlotField(entry: Record<string, unknown>): string | null {
  const slot = String(entry['slot']);
  if (!isSlot(slot)) return 'slot';
  return wrongFieldOf(entry, FIELDS[slot]);
}

const isSlot = (slot: string): slot is SlotContribution['slot'] => Object.hasOwn(FIELDS, slot);
