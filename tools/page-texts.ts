import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type DeclaredPage, declaredPages } from './declared-pages.ts';
import { type PageStatement, readPageCode } from './page-code.ts';
import { collectLiterals, isSpelled, type Literals } from './unused-texts.ts';

/** Keys by file of English texts, below `src`. */
type Files = Map<string, string[]>;

interface Page extends DeclaredPage {
  /** The keys that the page may show. */
  keys: Set<string>;
}

const SHARED = 'i18n/en.json';

/**
 * Compares the texts that the pages of a console module name in `remote.tsx` with those that their code can show, and
 * returns the differences. `libraries` are the literals of the libraries, whose components also build keys.
 */
export function findTextProblems(folder: string, libraries: Literals): string[] {
  const root = join(folder, 'src');
  const files: Files = new Map(
    globSync(['i18n/en.json', '**/texts/en.json'], { cwd: root }).map((path) => [path, keysIn(root, path)]),
  );
  const keys = [...files.values()].flat();
  const pages = declaredPages(readFileSync(join(root, 'remote.tsx'), 'utf8')).map((page): Page => {
    const code = readPageCode(root, page.source);
    // Dialogs and lists of libraries, which build keys such as `fields.title`, are on pages alone.
    const templates = page.name.startsWith('slot:') ? [] : libraries.templates;
    return { ...page, keys: new Set(keys.filter(showsKeys(code, templates))) };
  });
  return [
    ...pages.flatMap((page) => [...missing(page, files), ...needless(page, files)]),
    ...misplaced(pages, files),
    ...keys.filter((key, index) => keys.indexOf(key) < index).map((key) => `Two files contain ${key}.`),
    ...uncounted(pages, join(folder, 'budget.json')),
  ];
}

const keysIn = (root: string, path: string) =>
  Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>);

const missing = ({ name, texts, keys }: Page, files: Files) =>
  [...files].flatMap(([file, ofFile]) => {
    const shown = texts.includes(file) ? [] : ofFile.filter((key) => keys.has(key));
    return shown.map((key) => `${name} shows ${key}, but does not name the texts in ${file}.`);
  });

const needless = ({ name, texts, keys }: Page, files: Files) =>
  texts
    .filter((file) => !files.get(file)?.some((key) => keys.has(key)))
    .map((file) => `${name} names the texts in ${file}, but shows none of them.`);

/** Finds texts that all pages would load although only one shows them, and files that no page loads. */
function misplaced(pages: readonly Page[], files: Files): string[] {
  const ofOnePage = (files.get(SHARED) ?? []).flatMap((key) => {
    const [page, ...others] = pages.filter(({ keys }) => keys.has(key));
    return page && others.length === 0 ? [`${SHARED} contains ${key}, which only ${page.name} shows.`] : [];
  });
  const unnamed = [...files.keys()].filter((file) => !pages.some(({ texts }) => texts.includes(file)));
  return [...ofOnePage, ...unnamed.map((file) => `No page names the texts in ${file}.`)];
}

function uncounted(pages: readonly Page[], budget: string): string[] {
  const counted = JSON.parse(readFileSync(budget, 'utf8')) as Record<
    string,
    { texts?: string[] } | undefined
  >;
  return pages.flatMap(({ name, texts }) => {
    const sources = texts.map((file) => `src/${file.replace('en.json', '{language}.json')}`);
    const isCounted = String(sources.sort()) === String(counted[name]?.texts?.toSorted());
    return isCounted ? [] : [`budget.json counts other texts for ${name} than ${sources.join(', ')}.`];
  });
}

function showsKeys(code: readonly PageStatement[], more: readonly RegExp[]): (key: string) => boolean {
  const { strings, templates } = collectLiterals(code.map(({ text }) => text));
  const nouns = new Set(code.flatMap(nounsIn));
  const isNoun = (part: string) => (part.includes('.') ? strings : nouns).has(part);
  const literals = { strings, templates: [...templates, ...more] };
  return (key) => isSpelled(key, literals, isNoun);
}

/**
 * Returns the nouns that a statement may use as the first part of keys: strings that equal the name of a folder above
 * it. Elsewhere the same string is more likely an icon or a field, and in a list the key of a query.
 */
function nounsIn({ file, text }: PageStatement): string[] {
  const folders = file.split('/').slice(0, -1);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNoun = ts.isStringLiteral(node) && folders.includes(node.text);
    if (isNoun && !ts.isArrayLiteralExpression(node.parent)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
