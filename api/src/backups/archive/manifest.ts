import { ArchiveRefusal, BOUNDS, FORMAT, FORMAT_VERSION, OPERATIONAL_TABLES } from './archive.ts';

export interface ArchivedTable {
  name: string;
  columns: string[];
}

export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  createdAt: string;
  version: string;
  keyFingerprint: string;
  migrations: string[];
  tables: ArchivedTable[];
}

export interface End {
  rows: Record<string, number>;
  files: number;
  missing: string[];
  missingCount: number;
  /** sha256 of `checksums.txt`, hexadecimal. */
  checksums: string;
}

type Json = Record<string, unknown>;

const NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const MIGRATION = /^[\w-]{1,200}$/;
const DIGEST = /^[0-9a-f]{64}$/;
const VERSION = /^[\w.+-]{1,50}$/;

/** Throws ArchiveRefusal. `migrations` are the ones that this server knows. */
export function readManifest(text: string, migrations: readonly string[]): Manifest {
  const json = parse(text);
  if (json?.['format'] !== FORMAT) throw new ArchiveRefusal('foreign', 'it is no archive of Vitral');
  const { formatVersion } = json;
  if (!isCount(formatVersion)) throw damaged();
  if (formatVersion > FORMAT_VERSION)
    throw new ArchiveRefusal('newer', 'its format is of a later version of Vitral');
  if (!isManifest(json)) throw damaged();
  const unknown = json.migrations.find((name) => !migrations.includes(name));
  if (unknown === undefined) return json;
  throw new ArchiveRefusal('newer', `it was written after ${unknown}, which this version does not know`);
}

/** Throws ArchiveRefusal. */
export function readEnd(text: string): End {
  const json = parse(text);
  if (json && isEnd(json)) return json;
  throw new ArchiveRefusal('damaged', 'its end cannot be read');
}

function isManifest(json: Json): json is Json & Manifest {
  const { createdAt, version, keyFingerprint, migrations, tables } = json;
  return (
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt)) &&
    matches(version, VERSION) &&
    matches(keyFingerprint, DIGEST) &&
    isListOf(migrations, BOUNDS.migrations, (name) => matches(name, MIGRATION)) &&
    isListOf(tables, BOUNDS.tables, isTable) &&
    isDistinct(tables.map(({ name }) => name))
  );
}

function isTable(value: unknown): value is ArchivedTable {
  if (!isObject(value)) return false;
  const { name, columns } = value;
  return (
    matches(name, NAME) &&
    !OPERATIONAL_TABLES.includes(name) &&
    isListOf(columns, BOUNDS.columns, (column) => matches(column, NAME)) &&
    isDistinct(columns)
  );
}

function isEnd(json: Json): json is Json & End {
  const { rows, files, missing, missingCount, checksums } = json;
  return (
    isObject(rows) &&
    Object.values(rows).every(isCount) &&
    isCount(files) &&
    isListOf(missing, BOUNDS.missing, (name) => typeof name === 'string') &&
    isCount(missingCount) &&
    matches(checksums, DIGEST)
  );
}

function parse(text: string): Json | null {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
const isDistinct = (names: string[]) => new Set(names).size === names.length;

function isListOf<Item>(
  value: unknown,
  most: number,
  isItem: (item: unknown) => item is Item,
): value is Item[];
function isListOf(value: unknown, most: number, isItem: (item: unknown) => boolean): value is string[];
function isListOf(value: unknown, most: number, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every(isItem);
}

const damaged = () => new ArchiveRefusal('damaged', 'its manifest cannot be read');
