import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import {
  MODULE_PERMISSION_LIMITS,
  type PermissionDeclaration,
  proposedRole,
} from '@vitral/contracts/module-permissions';
import {
  MODULE_SETTINGS_LIMITS as LIMITS,
  type SettingDeclaration,
  type SettingsDeclaration,
} from '@vitral/contracts/module-settings';
import { fits, isCleanText, isFieldName } from '../collections/index.ts';
import {
  type Check,
  type Fields,
  isNumber,
  isRecord,
  isText,
  listOf,
  optional,
  recordOf,
  shape,
  wrongFieldOf,
} from '../platform/validation/shapes.ts';
import { asCollection } from './settings-schema.ts';

const isSwitch: Check = (value) => typeof value === 'boolean';
const inLanguages = (check: Check) =>
  shape(Object.fromEntries(CONSOLE_LANGUAGES.map((language) => [language, check])));
const isTitle = inLanguages(isCleanText(LIMITS.title));
const isBound: Check = (value) => isNumber(value) && Math.abs(Number(value)) <= 1e15;
const isLength =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const DESCRIBED: Fields = {
  name: isFieldName,
  kind: () => true,
  title: isTitle,
  help: optional(inLanguages(isCleanText(LIMITS.help))),
  public: optional(isSwitch),
};
const textOf = (most: number): Fields => ({
  ...DESCRIBED,
  default: optional((value) => typeof value === 'string'),
  maxLength: optional(isLength(most)),
});
const isOption = shape({ value: isCleanText(LIMITS.title), title: isTitle });

const KINDS: Record<string, Fields> = {
  text: textOf(LIMITS.text),
  'long-text': textOf(LIMITS.longText),
  url: textOf(LIMITS.text),
  number: { ...DESCRIBED, default: isBound, minimum: optional(isBound), maximum: optional(isBound) },
  boolean: { ...DESCRIBED, default: isSwitch },
  choice: {
    ...DESCRIBED,
    default: isText(LIMITS.title),
    options: (value) => Array.isArray(value) && value.length > 0 && listOf(isOption, LIMITS.options)(value),
  },
};

const SETTINGS: Fields = {
  read: isText(MODULE_PERMISSION_LIMITS.name),
  fields: (value) => Array.isArray(value) && value.length > 0 && value.length <= LIMITS.fields,
  renames: optional(recordOf(isFieldName, listOf(isFieldName, LIMITS.fields), LIMITS.fields)),
};

/** Returns the path of the first invalid field in the `settings` of a descriptor, such as `.fields[0].title`; null if there is none. */
export function wrongSettings(value: unknown, own: readonly PermissionDeclaration[] = []): string | null {
  if (value === undefined) return null;
  const wrong = wrongIn(value, SETTINGS);
  if (wrong !== null) return wrong && `.${wrong}`;
  const { read, fields, renames = {} } = value as SettingsDeclaration;
  if (!proposedRole(own, read)) return '.read';
  for (const [index, field] of fields.entries()) {
    const isTwice = fields.slice(0, index).some((other) => isRecord(other) && other.name === field.name);
    const wrongOne = wrongField(field) ?? (isTwice ? 'name' : null);
    if (wrongOne !== null) return `.fields[${index}].${wrongOne}`;
  }
  const names = fields.map(({ name }) => name);
  const former = Object.values(renames).flat();
  const isMistaken = former.some((name) => names.includes(name)) || new Set(former).size < former.length;
  return isMistaken || !Object.keys(renames).every((name) => names.includes(name)) ? '.renames' : null;
}

function wrongIn(value: unknown, fields: Fields): string | null {
  const unknown = isRecord(value) && Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  return wrongFieldOf(value, fields) ?? (unknown || null);
}

function wrongField(value: unknown): string | null {
  const kind = isRecord(value) ? String(value['kind']) : '';
  if (!Object.hasOwn(KINDS, kind)) return 'kind';
  const wrong = wrongIn(value, KINDS[kind] ?? {});
  if (wrong !== null) return wrong;
  const field = value as SettingDeclaration;
  const { schema } = asCollection({ read: 'admin', fields: [field] });
  return field.default === undefined || fits(schema, field.name, field.default) ? null : 'default';
}
