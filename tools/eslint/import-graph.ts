import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

interface Import {
  to: string;
  isType: boolean;
}

/** Node → the nodes that it imports. */
type Edges = Map<string, Set<string>>;

export interface ImportGraph {
  /** Imports between files, types included. */
  files: Edges;
  /** Value imports between sibling folders, each with everything that it contains. */
  folders: Edges;
}

/** Specs and fixtures may import from everywhere, and nothing imports them. */
export const IS_TEST = /\.(spec|e2e-spec|fixtures)\.tsx?$|(^|\/)testing\//;
/** Relative imports of code, unlike packages, texts and pictures. */
export const IS_CODE = /^\..*\.tsx?$/;
const IS_ELSEWHERE = /^(node_modules|dist|test-results)$/;

const isTypeOnly = (elements: readonly ts.ImportOrExportSpecifier[]) =>
  elements.length > 0 && elements.every((element) => element.isTypeOnly);

function importsTypesOnly({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false;
  const { namedBindings: names } = clause;
  const isNamed = names !== undefined && ts.isNamedImports(names);
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (!clause.name && isNamed && isTypeOnly(names.elements))
  );
}

const exportsTypesOnly = ({ isTypeOnly: isType, exportClause }: ts.ExportDeclaration) =>
  isType ||
  (exportClause !== undefined && ts.isNamedExports(exportClause) && isTypeOnly(exportClause.elements));

function importOf(node: ts.Node): { specifier: ts.Node | undefined; isType: boolean } | null {
  if (ts.isImportDeclaration(node))
    return { specifier: node.moduleSpecifier, isType: importsTypesOnly(node) };
  if (ts.isExportDeclaration(node))
    return { specifier: node.moduleSpecifier, isType: exportsTypesOnly(node) };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { specifier: node.arguments[0], isType: false };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { specifier: node.argument.literal, isType: true };
  return null;
}

/** Lists the relative imports of a file, dynamic ones and types included. */
function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const { specifier, isType = false } = importOf(node) ?? {};
    if (specifier && ts.isStringLiteral(specifier) && IS_CODE.test(specifier.text))
      found.push({ to: posix.join(posix.dirname(path), specifier.text), isType });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

/**
 * Returns the sibling folders that contain the two files: `a/b/c.ts`, `a/d/e.ts` → `a/b`, `a/d`. Null if one file is in
 * a folder that also contains the other: a folder and its subfolders are one unit.
 */
export function siblingFolders(from: string, to: string): [string, string] | null {
  const [one, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const level = one.findIndex((name, index) => name !== other[index]);
  if (level < 0 || other.length <= level) return null;
  return [one.slice(0, level + 1).join('/'), other.slice(0, level + 1).join('/')];
}

const add = (edges: Edges, from: string, to: string) =>
  edges.set(from, (edges.get(from) ?? new Set()).add(to));

/** Reads the imports between the files of a project. Paths are relative to `root`. */
export function readImportGraph(root: string): ImportGraph {
  const graph: ImportGraph = { files: new Map(), folders: new Map() };
  const paths = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => IS_ELSEWHERE.test(name) });
  for (const path of paths.map((found) => found.replaceAll('\\', '/')).filter((it) => !IS_TEST.test(it))) {
    for (const { to, isType } of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
      add(graph.files, path, to);
      const siblings = isType ? null : siblingFolders(path, to);
      if (siblings) add(graph.folders, ...siblings);
    }
  }
  return graph;
}

/** Returns the nodes on the shortest path from one to the other, including both; null if there is none. */
export function findPath(edges: Edges, from: string, to: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const node of cameFrom.keys()) {
    if (node === to) break;
    for (const next of edges.get(node) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, node);
  }
  if (!cameFrom.has(to)) return null;
  const path = [to];
  for (let at = cameFrom.get(to); at; at = cameFrom.get(at)) path.unshift(at);
  return path;
}
