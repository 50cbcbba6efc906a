import { BLOCK_SOURCES } from '@vitral/contracts/blocks';
import { LIMITS } from '@vitral/contracts/limits';
import { RELEASE_LIMITS } from '@vitral/contracts/releases';
import {
  type Check,
  type Fields,
  isRecord,
  isText,
  isWhole,
  listOf,
  optional,
  shape,
  wrongFieldOf,
} from '../../platform/validation/shapes.ts';

const isName = isText(60, /^[a-z][a-zA-Z]*$/);
const isBilingual = shape({ es: isText(200), en: isText(200) });
const isTrue: Check = (value) => value === true;
const isOneOf =
  (...names: readonly string[]): Check =>
  (value) =>
    names.some((name) => name === value);

const FIELD: Fields = {
  name: isName,
  label: isBilingual,
  hint: optional(isBilingual),
  isRequired: optional(isTrue),
};

const isPlainField = shape({
  ...FIELD,
  kind: isOneOf('line', 'text', 'richText', 'word', 'url', 'picture', 'captions'),
  frameOf: optional(isName),
});
const CHOICE: Fields = { options: listOf(shape({ value: isName, label: isBilingual })) };

const isValueField: Check = (value) => isPlainField(value) || isOfKind(value, { choice: CHOICE });

/** Further properties of the kinds that have any. */
const KINDS: Record<string, Fields> = {
  choice: CHOICE,
  publicBlock: {},
  items: { source: isOneOf(...BLOCK_SOURCES) },
  list: {
    item: isBilingual,
    fields: listOf(isValueField),
    most: optional((value) => isWhole(value) && Number(value) <= LIMITS.blockList),
  },
};

const isField: Check = (value) => isPlainField(value) || isOfKind(value, KINDS);

function isOfKind(value: unknown, kinds: Record<string, Fields>): boolean {
  const name = isRecord(value) ? String(value['kind']) : '';
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind !== undefined && wrongFieldOf(value, { ...FIELD, ...kind }) === null;
}

/** Shape of a block type in a descriptor. */
export const BLOCK: Fields = {
  type: isText(60, /^[a-z]+(-[a-z]+)*$/),
  title: isBilingual,
  description: isBilingual,
  fields: listOf(isField),
  picture: isText(RELEASE_LIMITS.fileName, /^\w[\w.-]*\.svg$/),
};
