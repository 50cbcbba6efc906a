import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import semver from 'semver';
import type { LockedPackage } from './lock.ts';

interface Event {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

interface Affected {
  package?: { ecosystem?: string; name?: string };
  versions?: string[];
  ranges?: { type?: string; events?: Event[] }[];
}

/** A record of the Open Source Vulnerability format. https://ossf.github.io/osv-schema */
export interface OsvRecord {
  id: string;
  summary?: string;
  withdrawn?: string;
  affected?: Affected[];
}

/**
 * Lists the locked packages that the records of an OSV database name. `path`: the archive that osv.dev publishes for npm, `all.zip`, with
 * one JSON document per record. Rejects for a file that is no such archive, or holds no record.
 */
export async function knownVulnerabilities(path: string, packages: LockedPackage[]): Promise<string[]> {
  const locked = new Map<string, Set<string>>();
  for (const { name, version } of packages) {
    locked.set(name, (locked.get(name) ?? new Set()).add(version));
  }
  const found = new Set<string>();
  let records = 0;
  await readRecords(path, (record) => {
    records += 1;
    for (const problem of problemsOf(record, locked)) found.add(problem);
  });
  if (records === 0) throw new Error(`${path} holds no records of an OSV database.`);
  return [...found].toSorted();
}

function problemsOf(record: OsvRecord, locked: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (record.withdrawn !== undefined) return [];
  return (record.affected ?? []).flatMap((affected) => {
    const { ecosystem, name = '' } = affected.package ?? {};
    if (ecosystem !== 'npm') return [];
    return [...(locked.get(name) ?? [])]
      .filter((version) => isAffected(version, affected))
      .map((version) => `${name}@${version}: ${record.id} ${record.summary ?? ''}`.trim());
  });
}

export function isAffected(version: string, { versions = [], ranges = [] }: Affected): boolean {
  if (versions.includes(version)) return true;
  return ranges.some(({ type, events = [] }) => type === 'SEMVER' && isInRange(version, events));
}

/** Evaluates the events of a range in the order of their versions, as the specification of OSV does. */
function isInRange(version: string, events: Event[]): boolean {
  let isIn = false;
  for (const { introduced, fixed, last_affected: last } of events.toSorted(byVersion)) {
    if (introduced !== undefined && (introduced === '0' || semver.gte(version, introduced))) isIn = true;
    if (fixed !== undefined && semver.gte(version, fixed)) isIn = false;
    if (last !== undefined && semver.gt(version, last)) isIn = false;
  }
  return isIn;
}

const versionOf = ({ introduced, fixed, last_affected: last }: Event) => introduced ?? fixed ?? last ?? '0';

const byVersion = (one: Event, other: Event) =>
  semver.compare(comparable(versionOf(one)), comparable(versionOf(other)));

/** `0` stands for a version before all others. */
const comparable = (version: string) => (version === '0' ? '0.0.0-0' : version);

/** Reads one record after the other, so that the archive, which unpacks to a gigabyte, never is in memory as a whole. */
async function readRecords(path: string, onRecord: (record: OsvRecord) => void): Promise<void> {
  const unzip = new Unzip((file) => {
    if (!file.name.endsWith('.json')) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      chunks.push(chunk);
      if (isLast) onRecord(JSON.parse(Buffer.concat(chunks).toString()) as OsvRecord);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path)) unzip.push(chunk as Uint8Array);
  unzip.push(new Uint8Array(0), true);
}
