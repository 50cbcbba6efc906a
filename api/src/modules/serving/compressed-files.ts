import { extname } from 'node:path';
import type { Request } from 'express';

/** What the build of a module compresses (libs/module-kit, minimizers.ts), where that makes it smaller. */
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg']);

/** In the order in which the server likes to send them. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Whether a file is sent in one encoding to this browser and in another to the next. */
export function isCompressible(file: string): boolean {
  return COMPRESSED.has(extname(file));
}

/** The encoding that the browser takes and that the release has beside the file; null for the file itself. */
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
