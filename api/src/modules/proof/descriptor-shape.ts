import { CONSOLE_LANGUAGES, DEFAULT_LANGUAGE, TRANSLATIONS } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { MODULE_PERMISSION_LIMITS, type PermissionDeclaration } from '@vitral/contracts/module-permissions';
import { RELEASE_LIMITS } from '@vitral/contracts/releases';
import { MAX_SLOTS } from '@vitral/contracts/slots';
import semver from 'semver';
import {
  type Check,
  type Fields,
  isNumber,
  isRecord,
  isText,
  isWhole,
  listOf,
  optional,
  recordOf,
  shape,
  wrongFieldOf,
} from '../../platform/validation/shapes.ts';
import { wrongCollection } from '../../collections/index.ts';
import { wrongSettings } from '../../module-settings/index.ts';
import { wrongPermission } from '../../module-permissions/index.ts';
import { BLOCK } from './block-shape.ts';
import { wrongSlotField } from './slot-shape.ts';
import { wrongCall } from './call-shape.ts';

const FILE = /^\w[\w.-]*$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const WORD = /^[A-Za-z][\w-]{0,60}$/;
/** Search parameters. */
const QUERY = /^[\w=&-]*$/;
const MAX_STARTER = 8192;
const MAX_STYLE = 65_536;
/** Pages contain the text unescaped, so it must not close its script or style element. */
const INLINE = /^(?!.*(<\/|<!--)).*\S/s;

/** Returns the first field of `module.json` with an invalid shape, such as `pages[2].title`; null if all are valid. */
export function wrongField(value: unknown): string | null {
  return (
    wrongIn(value, DESCRIPTOR, '') ??
    wrongEntry(value, 'pages', PAGE) ??
    wrongEntry(value, 'publicPages', PUBLIC_PAGE) ??
    wrongEntry(value, 'blocks', BLOCK) ??
    wrongSlot(value) ??
    wrongDeclarationOf(value) ??
    wrongCallOf(value)
  );
}

const isFile = isText(RELEASE_LIMITS.fileName, FILE);
const isPublicPath = isText(200, /^\/(|:slug|[\w-]+(\/[\w-]+)*(\/:slug)?)$/);

const isApiPath = isText(200, /^\/api\/[\w/-]+$/);
const isRead = isText(200, /^\/api\/[\w/-]+(\/:slug)?$/);

const isSwitch: Check = (value) => typeof value === 'boolean';

const isVersion: Check = (value) =>
  isText(RELEASE_LIMITS.version, FILE)(value) && semver.valid(String(value)) === value;
const isRange: Check = (value) => isText(100)(value) && semver.validRange(String(value)) !== null;

const inConsoleLanguages = (check: Check) =>
  shape(Object.fromEntries(CONSOLE_LANGUAGES.map((language) => [language, check])));
const isBilingual = inConsoleLanguages(isText(200));

const SEARCH_ENTRY: Fields = { title: isBilingual, query: isText(200, QUERY) };

const SEARCH: Fields = {
  parts: optional(listOf(shape(SEARCH_ENTRY))),
  create: optional(
    shape({ title: isBilingual, permission: optional(isText(MODULE_PERMISSION_LIMITS.name)) }),
  ),
};

const ITEMS: Fields = {
  noun: isText(60, WORD),
  part: optional(isText(60, WORD)),
  isNested: optional(isSwitch),
  query: optional(isText(200, QUERY)),
};

const HELP: Fields = {
  text: inConsoleLanguages(isText(LIMITS.pageHelp)),
  picture: isText(60, WORD),
};

const PAGE: Fields = {
  page: isText(60, WORD),
  path: isText(200),
  permission: isText(MODULE_PERMISSION_LIMITS.name),
  title: isRecord,
  navigation: optional(
    shape({
      order: isNumber,
      icon: isText(60, /^\w+$/),
      key: optional(isText(1, /^[a-z]$/)),
      group: optional(isText(60, WORD)),
      isAction: optional(isSwitch),
    }),
  ),
  items: optional(listOf(shape(ITEMS))),
  search: optional(shape(SEARCH)),
  help: optional(shape(HELP)),
};

const PUBLIC_PAGE: Fields = {
  page: isText(60, WORD),
  addresses: optional(
    shape({
      [DEFAULT_LANGUAGE]: isPublicPath,
      ...Object.fromEntries(TRANSLATIONS.map((language) => [language, optional(isPublicPath)])),
    }),
  ),
  items: optional(isApiPath),
  hasOwnSlugs: optional(isSwitch),
  reads: listOf(isRead),
  datedBy: optional(isApiPath),
  isIndexed: isSwitch,
};

const ASKS: Fields = {
  permissions: optional(listOf(isText(60))),
  calls: optional(listOf(isApiPath)),
};

const DESCRIPTOR: Fields = {
  name: isText(60),
  contract: isWhole,
  version: isVersion,
  // Entries are checked one by one, so that the error names the entry.
  pages: listOf(isRecord),
  slots: optional(listOf(isRecord, MAX_SLOTS)),
  asks: optional(shape(ASKS)),
  publicPages: optional(listOf(isRecord)),
  blocks: optional(listOf(isRecord)),
  publicChunks: optional(listOf(isText(60, WORD))),
  entry: isFile,
  styles: listOf(isFile),
  pageStyles: optional(recordOf(isText(60, WORD), listOf(isFile))),
  publicScripts: optional(listOf(isFile)),
  renderer: optional(
    shape({ file: isText(RELEASE_LIMITS.fileName, /^\w[\w.-]*\.cjs$/), integrity: isText(80, INTEGRITY) }),
  ),
  starter: optional(isText(MAX_STARTER, INLINE)),
  firstStyles: optional(recordOf(isFile, isText(MAX_STYLE, INLINE))),
  islands: optional(listOf(isText(60, WORD))),
  islandScripts: optional(recordOf(isText(60, WORD), listOf(isFile))),
  library: (value) => value === null || isText(100, /^[A-Za-z_$][\w$]*$/)(value),
  shared: recordOf(isText(100, /^[@\w][@\w./-]*$/), isRange),
  integrity: recordOf(isFile, isText(80, INTEGRITY), RELEASE_LIMITS.files),
  texts: optional((value) => value === 'texts.json'),
  loads: optional(recordOf(isText(100), shape({ files: listOf(isFile), brotliBytes: isWhole }))),
};

function wrongIn(value: unknown, fields: Fields, path: string): string | null {
  const wrong = wrongFieldOf(value, fields);
  return wrong === null ? null : [path, wrong].filter(Boolean).join('.') || 'module.json';
}

function wrongEntry(descriptor: unknown, list: string, fields: Fields): string | null {
  const entries: unknown = isRecord(descriptor) ? descriptor[list] : null;
  if (!Array.isArray(entries)) return null;
  const wrong = entries.map((entry, index) => wrongIn(entry, fields, `${list}[${index}]`));
  return wrong.find((field) => field !== null) ?? null;
}

/** Names are unique in a module, since components are found by name. */
function wrongSlot(descriptor: unknown): string | null {
  const entries = (isRecord(descriptor) ? (descriptor['slots'] ?? []) : []) as Record<string, unknown>[];
  const names = entries.map(({ name }) => name);
  const wrong = entries.map((entry, index) => {
    const field = wrongSlotField(entry) ?? (names.indexOf(entry['name']) < index ? 'name' : null);
    return field === null ? null : `slots[${index}].${field}`;
  });
  return wrong.find((field) => field !== null) ?? null;
}

function wrongDeclarationOf(descriptor: unknown): string | null {
  const { name, permissions, collections, settings } = isRecord(descriptor) ? descriptor : {};
  const wrong = wrongPermission(name, permissions);
  if (wrong !== null) return `permissions${wrong}`;
  const own = permissions as PermissionDeclaration[] | undefined;
  const [inCollections, inSettings] = [wrongCollection(collections, own), wrongSettings(settings, own)];
  if (inCollections !== null) return `collections${inCollections}`;
  return inSettings === null ? null : `settings${inSettings}`;
}

function wrongCallOf(descriptor: unknown): string | null {
  const wrong = wrongCall(isRecord(descriptor) ? descriptor['calls'] : undefined);
  return wrong === null ? null : `calls${wrong}`;
}
