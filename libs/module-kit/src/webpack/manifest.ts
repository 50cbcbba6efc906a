import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the `package.json` of a project or package. */
export function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
}
