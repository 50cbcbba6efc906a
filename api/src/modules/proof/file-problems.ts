import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { problem } from '../releases/release-problem.ts';
import type { Sizes } from './weight.ts';

const COMPRESSED = /\.(br|gz)$/;
const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/**
 * Finds missing, altered and unlisted files, and compressed files that do not match their original. Holds one file at a
 * time in memory.
 */
export async function fileProblems(
  folder: string,
  descriptor: BuiltDescriptor,
  sizes: Sizes,
): Promise<ReleaseProblem[]> {
  const hashes = hashesOf(descriptor);
  const missing = [...new Set([...namedFiles(descriptor), ...hashes.keys()])].filter(
    (file) => !sizes.has(file),
  );
  const unlisted = [...sizes.keys()].filter((file) => /\.(js|css)$/.test(file) && !hashes.has(file));
  const problems = [
    ...missing.map((file) => problem('file-missing', { file })),
    ...unlisted.map((file) => problem('file-unlisted', { file })),
  ];
  for (const [file, integrity] of hashes) {
    if (sizes.has(file) && !(await hasHash(join(folder, file), integrity)))
      problems.push(problem('file-altered', { file }));
  }
  for (const file of [...sizes.keys()].filter((name) => COMPRESSED.test(name))) {
    if (!(await matchesOriginal(folder, file))) problems.push(problem('compressed-differs', { file }));
  }
  return problems;
}

function hashesOf({ integrity, renderer }: BuiltDescriptor): Map<string, string> {
  const hashes = new Map(Object.entries(integrity));
  if (renderer) hashes.set(renderer.file, renderer.integrity);
  return hashes;
}

function namedFiles(descriptor: BuiltDescriptor): string[] {
  const {
    entry,
    styles,
    pageStyles = {},
    publicScripts = [],
    islandScripts = {},
    texts,
    loads = {},
  } = descriptor;
  return [
    entry,
    ...styles,
    ...Object.values(pageStyles).flat(),
    ...publicScripts,
    ...Object.values(islandScripts).flat(),
    ...(texts ? [texts] : []),
    ...Object.values(loads).flatMap(({ files }) => files),
  ];
}

const hasHash = async (path: string, integrity: string): Promise<boolean> =>
  `sha384-${hash('sha384', await readFile(path), 'base64')}` === integrity;

async function matchesOriginal(folder: string, compressed: string): Promise<boolean> {
  const original = await readFile(join(folder, compressed.replace(COMPRESSED, ''))).catch(() => null);
  if (!original) return false;
  const coding = compressed.endsWith('.br') ? 'br' : 'gz';
  // Limits decompression to the size of the original.
  const maxOutputLength = Math.max(original.length, 1);
  const unpacked = await decompress[coding](await readFile(join(folder, compressed)), {
    maxOutputLength,
  }).catch(() => null);
  return unpacked !== null && unpacked.equals(original);
}
