import { extname } from 'node:path';
import type { Request } from 'express';

/** File types that the build of a module compresses if that makes them smaller (libs/module-kit, minimizers.ts). */
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg']);

/** In order of preference. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** True if the encoding of the file depends on the browser. */
export function isCompressible(file: string): boolean {
  return COMPRESSED.has(extname(file));
}

/** Returns the best encoding that the browser accepts and the release has; null for the plain file. */
export function findEncoding(
  release: { has(file: string): boolean },
  file: string,
  request: Request,
): Encoding | null {
  if (!isCompressible(file)) return null;
  const taken = ENCODINGS.find(
    ({ name, suffix }) => release.has(file + suffix) && request.acceptsEncodings(name),
  );
  return taken ?? null;
}
