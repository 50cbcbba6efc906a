// Computes docs/scale.md anew from docs/bench/figures.json and what is assumed; the bench does so itself when it has published figures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillIn, scaleTables } from './scale-tables.mjs';

/** `docs/scale.md` as the figures that are published would have it. */
export function scaleDocument(root) {
  const figures = JSON.parse(readFileSync(join(root, 'docs/bench/figures.json'), 'utf8'));
  return fillIn(readFileSync(join(root, 'docs/scale.md'), 'utf8'), scaleTables(figures));
}

export function writeScale(root) {
  writeFileSync(join(root, 'docs/scale.md'), scaleDocument(root));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeScale(fileURLToPath(new URL('../../..', import.meta.url)));
