import { hash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';
import { exportedSources, SDK } from './libraries.ts';

const LIB = join(SDK, 'dist/lib/libs');
/** Longer declarations are cut, and the hash of the whole one follows. */
const MAX_LENGTH = 400;
const printer = ts.createPrinter({ removeComments: true });

/** Describes every export of the built package, one line for each: what `api-surface.md` records. Throws before the first build. */
export function describeSurface(): string {
  const entries = [...exportedSources()].map(([path, source]) => {
    return { path, file: join(LIB, source.replace(/\.tsx?$/, '.d.ts')) };
  });
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      skipLibCheck: true,
      types: [],
    },
  );
  const sections = entries.map(({ path, file }) => {
    const lines = exportsOf(program, file).map((line) => `- \`${line}\``);
    return `## ${path.replace('.', '@vitral/sdk')}\n\n${lines.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `# Exports of @vitral/sdk

A spec compares this file with the built package. Renew it with \`npx nx surface @vitral/sdk\`, review the difference, and raise the
version as \`CHANGELOG.md\` says.
`;

function exportsOf(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is missing: build the package first (npx nx build @vitral/sdk)`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => describe(checker, symbol))
    .sort();
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = original.declarations ?? [];
  const own = declarations.filter((each) => each.getSourceFile().fileName.startsWith(LIB));
  if (own.length === 0) return `${symbol.name}: ${packageOf(symbol)}`;
  const texts = own.map((each) => printer.printNode(ts.EmitHint.Unspecified, each, each.getSourceFile()));
  return `${symbol.name}: ${cut(texts.join(' ').replace(/\s+/g, ' ').replaceAll('`', "'"))}`;
}

/** Returns the third-party package from which a symbol is re-exported. */
function packageOf(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.[0]?.parent.parent;
  const specifier =
    declaration && ts.isExportDeclaration(declaration) ? declaration.moduleSpecifier : undefined;
  return specifier && ts.isStringLiteral(specifier) ? `from ${specifier.text}` : 'from another package';
}

const cut = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)} … ${hash('sha256', text).slice(0, 8)}`;
