import { parseJsonText } from '../../platform/entities/columns.ts';
import { isRecord, isText, isWhole, listOf, shape } from '../../platform/validation/shapes.ts';
import { ArchiveRefusal, BOUNDS, FORMAT, FORMAT_VERSION, OPERATIONAL_TABLES } from './archive.ts';

export interface ArchivedTable {
  name: string;
  columns: string[];
}

export interface ArchiveManifest {
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

const isName = isText(63, /^[a-z_][a-z0-9_]*$/);
const isDigest = isText(64, /^[0-9a-f]{64}$/);
const isDistinct = (names: unknown) => Array.isArray(names) && new Set(names).size === names.length;

const isTable = shape<ArchivedTable>({
  name: (name) => isName(name) && !OPERATIONAL_TABLES.includes(String(name)),
  columns: (names) => listOf(isName, BOUNDS.columns)(names) && isDistinct(names),
});

const isManifest = shape<ArchiveManifest>({
  format: (name) => name === FORMAT,
  formatVersion: isWhole,
  createdAt: (moment) => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)),
  version: isText(50, /^[\w.+-]+$/),
  keyFingerprint: isDigest,
  migrations: listOf(isText(200, /^[\w-]+$/), BOUNDS.migrations),
  tables: listOf(isTable, BOUNDS.tables),
});

const isEnd = shape<End>({
  rows: (rows) => isRecord(rows) && Object.values(rows).every(isWhole),
  files: isWhole,
  missing: listOf((name) => typeof name === 'string', BOUNDS.missing),
  missingCount: isWhole,
  checksums: isDigest,
});

/** Throws ArchiveRefusal. `migrations` are the ones that this server knows. */
export function readManifest(text: string, migrations: readonly string[]): ArchiveManifest {
  const json = parseJsonText(text);
  if (!isRecord(json) || json['format'] !== FORMAT)
    throw new ArchiveRefusal('foreign', 'it is not a Vitral archive');
  if (!isWhole(json['formatVersion'])) throw damaged();
  if (Number(json['formatVersion']) > FORMAT_VERSION)
    throw new ArchiveRefusal('newer', 'its format belongs to a later version of Vitral');
  if (!isManifest(json) || !isDistinct(json.tables.map(({ name }) => name))) throw damaged();
  const unknown = json.migrations.find((name) => !migrations.includes(name));
  if (unknown === undefined) return json;
  throw new ArchiveRefusal(
    'newer',
    `its database has the migration ${unknown}, which this version does not have`,
  );
}

/** Throws ArchiveRefusal. */
export function readEnd(text: string): End {
  const json = parseJsonText(text);
  if (isEnd(json)) return json;
  throw new ArchiveRefusal('damaged', 'its end cannot be read');
}

const damaged = () => new ArchiveRefusal('damaged', 'its manifest cannot be read');
