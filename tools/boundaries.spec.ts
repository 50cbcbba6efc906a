import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted, type Planted } from './planted-workspace.ts';

const banned = (tag: string, name: string) =>
  `A project tagged with "${tag}" is not allowed to import "${name}"`;
const outside = (tag: string, ...targets: string[]) =>
  `A project tagged with "${tag}" can only depend on libs tagged with ${targets.map((target) => `"${target}"`).join(', ')}`;
const byPath = 'Projects cannot be imported by a relative or absolute path';
const undeclared = 'Only packages defined in the "package.json" can be imported';

const violations: [path: string, specifier: string, message: string][] = [
  ['libs/contracts/src/a.ts', 'rxjs', banned('scope:shared', 'rxjs')],
  ['libs/contracts/src/b.ts', 'node:fs', 'Contracts import nothing'],
  [
    'libs/contracts/src/c.ts',
    '@vitral/ui',
    'Circular dependency between "@vitral/contracts" and "@vitral/ui"',
  ],
  ['api/src/a.ts', 'react', banned('scope:server', 'react')],
  ['api/src/b.ts', '@mui/material', banned('scope:server', '@mui/material')],
  ['api/src/c.ts', '@vitral/router', outside('scope:server', 'scope:shared', 'scope:testing')],
  ['libs/session/src/a.ts', '@nestjs/common', banned('scope:web', '@nestjs/common')],
  ['libs/session/src/b.ts', '@mikro-orm/core', banned('scope:web', '@mikro-orm/core')],
  ['libs/session/src/c.ts', '@vitral/api', outside('scope:web', 'scope:web', 'scope:shared')],
  ['libs/session/src/d.ts', '@vitral/mfe-social', 'Circular dependency'],
  ['libs/session/src/e.ts', '../../ui/src/index.ts', byPath],
  ['mfe-people/src/a.ts', '@vitral/mfe-social', outside('type:remote', 'type:sdk')],
  ['mfe-people/src/b.ts', '@vitral/shell', outside('type:remote', 'type:sdk')],
  ['mfe-people/src/f.ts', '@vitral/ui', outside('type:remote', 'type:sdk')],
  ['mfe-people/src/c.ts', '@mui/material/Button', banned('type:remote', '@mui/material/Button')],
  ['mfe-people/src/d.ts', 'react-router-dom', banned('type:remote', 'react-router-dom')],
  ['mfe-people/src/e.spec.ts', '@playwright/test', undeclared],
  ['shell/src/a.ts', '@vitral/mfe-social', outside('type:app', 'type:lib')],
  ['e2e/a.ts', '@vitral/api', outside('scope:e2e', 'scope:shared', 'scope:testing', 'scope:tools')],
];
const allowed: [path: string, specifier: string][] = [
  ['libs/contracts/src/y.spec.ts', '@jest/globals'],
  ['api/src/y.ts', '@vitral/contracts/errors'],
  ['api/src/z.ts', 'node:fs'],
  ['mfe-people/src/y.ts', '@vitral/sdk/ui'],
  ['mfe-people/src/z.ts', '@vitral/sdk/router'],
  ['e2e/y.ts', '@vitral/contracts/errors'],
];
const importable = [
  'api',
  'shell',
  'mfe-public',
  'mfe-social',
  'libs/contracts',
  'libs/router',
  'libs/sdk',
  'libs/session',
  'libs/ui',
];

/** Adds `exports`, as libraries have them; importing an application must stay forbidden nevertheless. */
const withExports = (manifest: string) =>
  JSON.stringify({ exports: './src/index.ts', ...(JSON.parse(manifest) as object) });

let found: Record<string, string[]>;
beforeAll(async () => {
  const entries = importable.flatMap((folder): [string, Planted][] => [
    [`${folder}/src/${folder === 'libs/contracts' ? 'errors' : 'index'}.ts`, 'export {};\n'],
    [`${folder}/package.json`, withExports],
  ]);
  const imports = [...violations, ...allowed].map(([path, specifier]) => [path, `import '${specifier}';\n`]);
  found = await lintPlanted(Object.fromEntries([...entries, ...imports]));
}, 120_000);

describe('the lint rule for module boundaries', () => {
  it.each(violations)('refuses in %s an import of %s', (path, _, message) => {
    expect(found[path]).toContainEqual(expect.stringContaining(message));
  });

  it.each(allowed)('accepts in %s an import of %s', (path) => {
    expect(found[path]).toEqual([]);
  });
});
