import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import { COMPONENT_SLOTS, type SlotContribution } from '@vitral/contracts/slots';
import {
  type Check,
  type Fields,
  isNumber,
  isText,
  optional,
  shape,
  wrongFieldOf,
} from '../../platform/validation/shapes.ts';

const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
/** Console path with search parameters and a hash, all of which may contain `{id}`. */
const LINK = /^\/admin(\/([\w-]+|\{id\}))+(\?([\w=&.-]|\{id\})*)?(#([\w/-]|\{id\})+)?$/;

const isSwitch: Check = (value) => typeof value === 'boolean';
const inConsoleLanguages = (check: Check) =>
  shape(Object.fromEntries(CONSOLE_LANGUAGES.map((language) => [language, check])));
const isPlainLink: Check = (value) => isText(200, LINK)(value) && !String(value).includes('{id}');
const isItemLink: Check = (value) => isText(200, LINK)(value) && String(value).includes('{id}');

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
  'item-action': { ...LINKED, path: isItemLink, noun: isText(60, NAME) },
};

/** Returns the first invalid field of an entry of `slots`, '' for an entry without fields, or null if there is none. */
export function wrongSlotField(entry: Record<string, unknown>): string | null {
  const slot = String(entry['slot']);
  if (!isSlot(slot)) return 'slot';
  return wrongFieldOf(entry, FIELDS[slot]);
}

const isSlot = (slot: string): slot is SlotContribution['slot'] => Object.hasOwn(FIELDS, slot);
