// `npm version minor` runs this after it has raised the version: it dates the section Unreleased of CHANGELOG.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEADING = '## Unreleased\n';

/** Gives the notes of `Unreleased` the heading of a version and leaves an empty section. Throws when there are no notes. */
export function dateNotes(changelog: string, version: string, date: string): string {
  const [before, notes, ...more] = changelog.split(HEADING);
  if (notes === undefined || more.length > 0) throw new Error('CHANGELOG.md needs one section "Unreleased".');
  if (!/^- /m.test(notes.split('\n## ')[0] ?? '')) throw new Error('CHANGELOG.md has no unreleased notes.');
  return `${before}${HEADING}\n## ${version} (${date})\n${notes}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const path = join(root, 'CHANGELOG.md');
  writeFileSync(path, dateNotes(readFileSync(path, 'utf8'), version, new Date().toISOString().slice(0, 10)));
}
