import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Returns the hash of a built file for the integrity attribute: `sha384-...`. */
export function sha384(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
