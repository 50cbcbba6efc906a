import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readManifest } from './manifest.ts';

/** Options of css-loader that name the classes of style sheets. */
export interface ClassNaming {
  localIdentName: string;
  localIdentHashSalt: string;
  /** Returns null for a class that `localIdentName` names. */
  getLocalIdent(context: { resourcePath: string }, pattern: string, name: string): string | null;
}

/**
 * Names classes by a hash with the project as salt, since several modules share a page; classes of a public module get
 * the shortest possible names.
 */
export function classNamingOf(folder: string): ClassNaming {
  const shortNames = shortNamesOf(folder);
  return {
    localIdentName: '[hash:base64:5]',
    localIdentHashSalt: readManifest(folder).name,
    getLocalIdent: ({ resourcePath }, _pattern, name) =>
      shortNames.get(keyOf(relative(folder, resourcePath), name)) ?? null,
  };
}

/**
 * Returns names of two characters for all classes of a module that the server renders, the same in every build of the
 * same sources; an empty result for other modules. A page contains one such module and its class names a thousand
 * times.
 */
export function shortNamesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(join(folder, 'src/renderer.tsx'))) return new Map();
  const classes = globSync('src/**/*.module.css', { cwd: folder }).flatMap((sheet) => {
    const text = readFileSync(join(folder, sheet), 'utf8');
    return [...text.matchAll(CLASS_SELECTOR)].map(([, name = '']) => keyOf(sheet, name));
  });
  const names = possibleNames();
  return new Map([...new Set(classes)].sort().map((key) => [key, names.next().value ?? '']));
}

/** Also matches file names after a dot, which does no harm. */
const CLASS_SELECTOR = /\.([a-z_][\w-]*)/gi;

const keyOf = (sheet: string, name: string) => `${sheet.replaceAll(sep, '/')} ${name}`;

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `${FIRST}0123456789_-`;

/** Skips `ad`, since ad blockers hide elements of that class. */
function* possibleNames(): Generator<string, undefined> {
  for (const first of FIRST) for (const next of NEXT) if (!/^ad$/i.test(first + next)) yield first + next;
}
