import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AST, Rule } from 'eslint';
import ts from 'typescript';

type Dependencies = Record<string, string>;

interface PackageManifest {
  name: string;
  scripts?: Record<string, string>;
  bin?: string | Record<string, string>;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOREIGN = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const QUOTED = /['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"`]/g;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageManifest;

/** Lists the packages that the sources import. */
function importedPackages(sources: string[]) {
  const specifiers = sources.flatMap((text) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
  );
  const isPackage = (specifier: string) => !specifier.startsWith('.') && !isBuiltin(specifier);
  return new Set(specifiers.filter(isPackage).map(packageOf));
}

/** Returns the package that `@types/x__y` describes: `@x/y`. */
function describedPackage(name: string) {
  const described = name.replace('@types/', '');
  return described.includes('__') ? `@${described.replace('__', '/')}` : described;
}

function commandsOf(name: string) {
  const path = join(ROOT, 'node_modules', name, 'package.json');
  const { bin = {} } = existsSync(path) ? readManifest(path) : {};
  return typeof bin === 'string' ? [packageOf(name).split('/').at(-1) ?? name] : Object.keys(bin);
}

/**
 * Lists the devDependencies that no import, quoted name, script or typed package uses. The types of Node and Jest count
 * as used everywhere.
 */
function unusedDevDependencies(manifest: PackageManifest, sources: string[]) {
  const quoted = new Set(sources.flatMap((text) => [...text.matchAll(QUOTED)].map(([, name = '']) => name)));
  const words = new Set(Object.values(manifest.scripts ?? {}).flatMap((script) => script.split(/[\s;&|=]+/)));
  const known = new Set([...quoted, ...Object.keys(manifest.dependencies ?? {}), 'node', 'jest']);
  const isUsed = (name: string) =>
    name.startsWith('@types/')
      ? known.has(describedPackage(name))
      : quoted.has(name) || commandsOf(name).some((command) => words.has(command));
  return Object.keys(manifest.devDependencies ?? {}).filter((name) => !isUsed(name));
}

function declaredIn(...manifests: PackageManifest[]) {
  return new Set(
    manifests.flatMap(({ name, dependencies, devDependencies, peerDependencies, optionalDependencies }) =>
      Object.keys({
        [name]: '',
        ...dependencies,
        ...devDependencies,
        ...peerDependencies,
        ...optionalDependencies,
      }),
    ),
  );
}

/**
 * Checks the files that `@nx/dependency-checks` ignores, such as specs and configuration: each package that a file of a project
 * imports is declared in the project's package.json or in the root's, and each devDependency is used.
 */
export const declaredDependencies: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      undeclared: 'A file imports "{{name}}", which neither this package.json nor the root one declares.',
      unused: 'No file and no script of this project uses the devDependency "{{name}}".',
    },
  },
  create(context) {
    const folder = dirname(context.filename);
    const exclude = (path: string) => FOREIGN.has(basename(path));
    const sources = () =>
      globSync('**/*.{ts,tsx,mjs,cjs}', { cwd: folder, exclude }).map((path) =>
        readFileSync(join(folder, path), 'utf8'),
      );
    const report = (node: AST.Program, messageId: string, names: string[]) =>
      names.forEach((name) => context.report({ node, messageId, data: { name } }));
    return {
      Program(node) {
        const manifest = JSON.parse(context.sourceCode.getText()) as PackageManifest;
        const texts = sources();
        const declared = declaredIn(manifest, readManifest(join(ROOT, 'package.json')));
        report(node, 'undeclared', [...importedPackages(texts).difference(declared)]);
        report(node, 'unused', unusedDevDependencies(manifest, texts));
      },
    };
  },
};
