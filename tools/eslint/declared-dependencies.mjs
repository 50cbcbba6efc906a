import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOREIGN = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const QUOTED = /['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"`]/g;

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every package name that the sources import. */
export function importedPackages(sources) {
  const specifiers = sources.flatMap((text) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
  );
  const isPackage = (specifier) => !specifier.startsWith('.') && !isBuiltin(specifier);
  return new Set(specifiers.filter(isPackage).map(packageOf));
}

/** `@types/x__y` serves whoever has `@x/y`; those of Node and Jest serve everyone. */
function describedPackage(name) {
  const described = name.replace('@types/', '');
  return described.includes('__') ? `@${described.replace('__', '/')}` : described;
}

function commandsOf(name) {
  const path = join(ROOT, 'node_modules', name, 'package.json');
  const { bin = {} } = existsSync(path) ? readJson(path) : {};
  return typeof bin === 'string' ? [packageOf(name).split('/').at(-1)] : Object.keys(bin);
}

/** The devDependencies that no import, no quoted name, no script and no typed package accounts for. */
export function unusedDevDependencies(manifest, sources) {
  const quoted = new Set(sources.flatMap((text) => [...text.matchAll(QUOTED)].map(([, name]) => name)));
  const words = new Set(Object.values(manifest.scripts ?? {}).flatMap((script) => script.split(/[\s;&|=]+/)));
  const known = new Set([...quoted, ...Object.keys(manifest.dependencies ?? {}), 'node', 'jest']);
  const isUsed = (name) =>
    name.startsWith('@types/')
      ? known.has(describedPackage(name))
      : quoted.has(name) || commandsOf(name).some((command) => words.has(command));
  return Object.keys(manifest.devDependencies ?? {}).filter((name) => !isUsed(name));
}

function declaredIn(...manifests) {
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
 * What `@nx/dependency-checks` leaves out: whatever any file of a project imports, its specs and configuration too, is
 * declared in its package.json or the root's, and each of its devDependencies is used.
 */
export const declaredDependencies = {
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
    const exclude = (entry) => FOREIGN.has(entry.name ?? entry);
    const sources = () =>
      globSync('**/*.{ts,tsx,mjs,cjs}', { cwd: folder, exclude }).map((path) =>
        readFileSync(join(folder, path), 'utf8'),
      );
    const report = (node, messageId, names) =>
      names.forEach((name) => context.report({ node, messageId, data: { name } }));
    return {
      'Program > JSONExpressionStatement'(node) {
        const manifest = JSON.parse(context.sourceCode.getText());
        const texts = sources();
        const declared = declaredIn(manifest, readJson(join(ROOT, 'package.json')));
        report(node, 'undeclared', [...importedPackages(texts).difference(declared)]);
        report(node, 'unused', unusedDevDependencies(manifest, texts));
      },
    };
  },
};
