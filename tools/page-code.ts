import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** A name that a file imports: `*` for everything that the other file exports. */
interface Imported {
  file: string;
  name: string;
}

interface SourceFile {
  imports: Map<string, Imported>;
  /** Names that the file exports from others. */
  passed: Map<string, Imported>;
  /** Statements by the names that they declare. */
  declarations: Map<string, ts.Statement>;
  /** Statements that run when the file is imported. */
  rest: ts.Statement[];
}

/** A statement of a page's code, and the file that contains it. */
export interface PageStatement {
  file: string;
  text: string;
}

const IS_CODE = /^\..*\.tsx?$/;

/**
 * Returns the code that a page runs: the statements of its file and all statements that they use, in this file and in
 * imported files below `root`. Leaves out statements that nothing uses, as in the bundle.
 */
export function readPageCode(root: string, page: string): PageStatement[] {
  const files = new Map<string, SourceFile>();
  const fileAt = (path: string) => {
    const known = files.get(path) ?? readSource(root, path);
    files.set(path, known);
    return known;
  };
  const found = new Map<ts.Statement, string>();
  const use = ({ file, name }: Imported): void => {
    const { declarations, passed, rest } = fileAt(file);
    const named = <Value>(all: Map<string, Value>) =>
      [...all].filter(([key]) => name === '*' || name === key);
    for (const statement of rest) take(file, statement);
    for (const [, statement] of named(declarations)) take(file, statement);
    for (const [, imported] of named(passed)) use(imported);
  };
  const take = (file: string, statement: ts.Statement): void => {
    if (found.has(statement)) return;
    found.set(statement, file);
    const { declarations, imports } = fileAt(file);
    for (const name of identifiersIn(statement)) {
      const [declared, imported] = [declarations.get(name), imports.get(name)];
      if (declared) take(file, declared);
      if (imported) use(imported);
    }
    for (const path of lazyImportsIn(statement)) use({ file: pathFrom(file, path), name: '*' });
  };
  use({ file: page, name: '*' });
  return [...found].map(([statement, file]) => ({ file, text: statement.getText() }));
}

const pathFrom = (file: string, specifier: string) => posix.join(posix.dirname(file), specifier);

function readSource(root: string, path: string): SourceFile {
  const source: SourceFile = { imports: new Map(), passed: new Map(), declarations: new Map(), rest: [] };
  const text = readFileSync(join(root, path), 'utf8');
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue;
    if (ts.isImportDeclaration(statement)) addImports(source.imports, path, statement);
    else if (ts.isExportDeclaration(statement)) addNamed(source.passed, path, statement);
    else addDeclarations(source, statement);
  }
  return source;
}

function addImports(imports: SourceFile['imports'], path: string, statement: ts.ImportDeclaration): void {
  const { importClause: clause } = statement;
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  const file = sourceOf(path, statement);
  const whole =
    clause?.namedBindings && ts.isNamespaceImport(clause.namedBindings) ? clause.namedBindings : clause;
  if (file && whole?.name) imports.set(whole.name.text, { file, name: '*' });
  addNamed(imports, path, statement);
}

/** Adds the names in the braces of an import or export. */
function addNamed(
  found: Map<string, Imported>,
  path: string,
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
): void {
  const file = sourceOf(path, statement);
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  if (!file || !names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return;
  for (const each of names.elements)
    if (!each.isTypeOnly) found.set(each.name.text, { file, name: (each.propertyName ?? each.name).text });
}

/** Returns the file of the module that a statement imports from; null if it lies elsewhere. */
function sourceOf(
  path: string,
  { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration,
): string | null {
  const isCode = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && IS_CODE.test(moduleSpecifier.text);
  return isCode ? pathFrom(path, moduleSpecifier.text) : null;
}

function addDeclarations({ declarations, rest }: SourceFile, statement: ts.Statement): void {
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ name }) => [...identifiersIn(name)])
    : (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
      ? [statement.name.text]
      : [];
  if (names.length === 0) rest.push(statement);
  for (const name of names) declarations.set(name, statement);
}

function identifiersIn(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void identifiersIn(child, found));
  return found;
}

function lazyImportsIn(node: ts.Node, found: string[] = []): string[] {
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (isImport && argument && ts.isStringLiteral(argument) && IS_CODE.test(argument.text))
    found.push(argument.text);
  ts.forEachChild(node, (child) => void lazyImportsIn(child, found));
  return found;
}
