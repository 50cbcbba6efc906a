import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted } from './planted-workspace.ts';

const importOf = (specifier: string) => `import { a } from '${specifier}';\nexport const b = a;\n`;
const typeOf = (specifier: string) => `import type { a } from '${specifier}';\nexport type B = typeof a;\n`;

const violations: [title: string, path: string, text: string, message: string][] = [
  [
    'a value from a folder above',
    'api/src/site-config/a.ts',
    importOf('../content/index.ts'),
    '"site-config" is not above "content"',
  ],
  [
    'a value from a platform folder above',
    'api/src/platform/config/a.ts',
    importOf('../http/b.ts'),
    '"platform/config" is not above "platform/http"',
  ],
  [
    'a dynamic import from a folder above',
    'api/src/site-config/b.ts',
    "export const b = () => import('../content/index.ts');\n",
    '"site-config" is not above "content"',
  ],
  [
    'a re-export from a folder above',
    'api/src/site-config/c.ts',
    "export { a } from '../content/index.ts';\n",
    '"site-config" is not above "content"',
  ],
  [
    'a type from a folder above',
    'api/src/site-config/d.ts',
    typeOf('../content/index.ts'),
    '"site-config" is not above "content"',
  ],
  [
    'an inline type import from a folder above',
    'api/src/site-config/e.ts',
    "export type E = import('../content/index.ts').E;\n",
    '"site-config" is not above "content"',
  ],
  [
    'a noun in the platform',
    'api/src/platform/email/a.ts',
    importOf('../../site-config/index.ts'),
    'The platform imports no noun: "platform/email" cannot import "site-config"',
  ],
  [
    'the type of a noun in the platform',
    'api/src/platform/email/b.ts',
    typeOf('../../site-config/index.ts'),
    'The platform imports no noun: "platform/email" cannot import "site-config"',
  ],
  [
    'a noun by another file than its index',
    'api/src/content/a.ts',
    importOf('../site-config/d.ts'),
    'Import from "site-config/index.ts"',
  ],
  [
    'a folder that the order does not name',
    'api/src/awards/a.ts',
    importOf('../content/index.ts'),
    'does not name the folder "awards"',
  ],
  [
    'a value from a folder above in a module',
    'mfe-settings/src/settings/a.ts',
    importOf('../settings-page/b.ts'),
    '"settings" is not above "settings-page"',
  ],
];
const cycles: typeof violations = [
  [
    'a cycle of files, one of them a type',
    'mfe-people/src/users/a.ts',
    typeOf('./b.ts'),
    'a cycle of files: src/users/b.ts → src/users/a.ts',
  ],
  ['the rest of that cycle', 'mfe-people/src/users/b.ts', importOf('./a.ts'), 'a cycle of files'],
  [
    'a cycle of folders inside a noun',
    'shell/src/console/login/a.ts',
    importOf('../forms/a.ts'),
    'a cycle of folders: src/console/forms → src/console/login',
  ],
  ['the rest of that cycle', 'shell/src/console/forms/b.ts', importOf('../login/b.ts'), 'a cycle of folders'],
];
const allowed: [title: string, path: string, text: string][] = [
  ['a noun below by its index', 'api/src/content/y.ts', importOf('../site-config/index.ts')],
  ['an entity of an entity', 'api/src/content/y.entity.ts', importOf('../accounts/users/y.entity.ts')],
  ['a file of the same noun', 'api/src/content/files/y.ts', importOf('../z.ts')],
  ['a spec that imports from above', 'api/src/site-config/y.spec.ts', importOf('../content/z.ts')],
];

let found: Record<string, string[]>;
beforeAll(async () => {
  found = await lintPlanted(
    Object.fromEntries([...violations, ...cycles, ...allowed].map(([, path, text]) => [path, text])),
  );
}, 120_000);

const reportOf = (rule: string, message: string) =>
  expect.stringMatching(new RegExp(`^vitral/${rule}: .*${RegExp.escape(message)}`));

describe('the lint rule for floors', () => {
  it.each(violations)('refuses %s', (_title, path, _text, message) => {
    expect(found[path]).toContainEqual(reportOf('floors', message));
  });

  it.each(allowed)('accepts %s', (_title, path) => {
    expect(found[path]?.filter((message) => message.startsWith('vitral/floors'))).toEqual([]);
  });
});

describe('the lint rule for cycles', () => {
  it.each(cycles)('refuses %s', (_title, path, _text, message) => {
    expect(found[path]).toContainEqual(reportOf('no-cycles', message));
  });
});
