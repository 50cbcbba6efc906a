import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { extract, type Header, pack } from 'tar-stream';
import { SiteKey } from '../../src/backup-keys/index.ts';
import { signEnd } from '../../src/backups/archive/signature.ts';
import { checksumLine } from '../../src/backups/archive/archive.ts';
import { sha256 } from './archives.ts';

export interface Part {
  name: string;
  content: Buffer;
  header?: Partial<Header>;
}

type Json = Record<string, unknown>;

/** Splits an archive into its parts, from which a test assembles another one. */
export async function splitArchive(archive: Buffer): Promise<Part[]> {
  const tar = extract();
  tar.end(archive);
  const parts: Part[] = [];
  for await (const entry of tar) {
    const content = await buffer(entry as unknown as Readable);
    parts.push({ name: entry.header.name, content });
  }
  return parts;
}

export async function joinParts(parts: Part[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content, header } of parts) {
    if (header?.linkname) tar.entry({ name, ...header });
    else tar.entry({ name, ...header }, content);
  }
  tar.finalize();
  return buffer(tar as unknown as Readable);
}

const SEALS = ['checksums.txt', 'end.json', 'signature.json'];

/** The key of somebody who can write archives but is no site that anybody knows. */
export const FORGER = new SiteKey('a forger who knows the format well');

/**
 * Recomputes the checksums and the number of files, as a forger who knows the format would, and signs them with `key`,
 * or not at all.
 */
export function resealArchive(parts: Part[], key: SiteKey | null = FORGER): Promise<Buffer> {
  const body = parts.filter(({ name }) => !SEALS.includes(name));
  const lines = body.map(({ name, content }) => checksumLine(name, sha256(content)));
  const checksums = Buffer.from(lines.join(''));
  const end = parts.find(({ name }) => name === 'end.json');
  if (!end) throw new Error('The archive has no end');
  const files = body.filter(({ name }) => name.startsWith('files/')).length;
  const sealed = changeJson(end, (json) => ({ ...json, files, checksums: sha256(checksums) }));
  const seals = [{ name: 'checksums.txt', content: checksums }, sealed];
  if (!key) return joinParts([...body, ...seals]);
  return joinParts([
    ...body,
    ...seals,
    { name: 'signature.json', content: Buffer.from(signEnd(sealed.content, key)) },
  ]);
}

/** Returns the archive as versions of Vitral wrote it that did not sign. */
export async function asUnsigned(archive: Buffer): Promise<Buffer> {
  const toVersion1 = (part: Part) =>
    part.name === 'manifest.json' ? changeJson(part, (json) => ({ ...json, formatVersion: 1 })) : part;
  return resealArchive((await splitArchive(archive)).map(toVersion1), null);
}

export function changeJson(part: Part, change: (json: Json) => Json): Part {
  const json = JSON.parse(part.content.toString()) as Json;
  return { ...part, content: Buffer.from(JSON.stringify(change(json))) };
}
