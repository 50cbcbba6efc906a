import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
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

/** The encoding that the browser takes and that lies beside the file at `path` below `root`; null for the file itself. */
export async function findEncoding(root: string, path: string, request: Request): Promise<Encoding | null> {
  if (!isCompressible(path)) return null;
  for (const encoding of ENCODINGS) {
    if (!request.acceptsEncodings(encoding.name)) continue;
    const isThere = await access(join(root, path + encoding.suffix)).then(
      () => true,
      () => false,
    );
    if (isThere) return encoding;
  }
  return null;
}
