import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted } from './planted-workspace.ts';

const lines = (count: number) => 'work();\n'.repeat(count);
const functionOf = (count: number) => `export function long() {\n${lines(count - 2)}}\n`;
const declared = 'declare function work(): void;\n';

const violations: [title: string, path: string, text: string, rule: string][] = [
  ['any', 'mfe-people/src/a.ts', 'export const a: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['a non-null assertion', 'mfe-people/src/b.ts', 'export const b = [1].at(0)!;', 'no-non-null-assertion'],
  [
    'a type imported as a value',
    'mfe-people/src/c.ts',
    "import { A } from './a.ts';\nexport type C = A;",
    'consistent-type-imports',
  ],
  ['a file over 250 lines', 'mfe-people/src/d.ts', declared + lines(250), 'max-lines'],
  ['a function over 40 lines', 'mfe-people/src/e.ts', declared + functionOf(41), 'max-lines-per-function'],
  ['a component over 90 lines', 'mfe-people/src/f.tsx', declared + functionOf(91), 'max-lines-per-function'],
  ['a default export', 'mfe-people/src/g.ts', 'export default 1;', 'no-restricted-exports'],
  ['a star export', 'mfe-people/src/h.ts', "export * from './a.ts';", 'no-restricted-syntax'],
  ['console.log', 'mfe-people/src/i.ts', 'console.log(1);', 'no-console'],
  ['a loose comparison', 'mfe-people/src/j.ts', "export const j = '1' == String(1);", 'eqeqeq'],
  ['a comment that opens with What', 'mfe-people/src/q.ts', '// What is left.', 'vitral/comment-opening'],
  ['a test without describe', 'mfe-people/src/r.spec.ts', "it('works', () => {});", 'no-restricted-syntax'],
  [
    'a table of tests without describe',
    'e2e/a.e2e-spec.ts',
    "it.each([1])('works', () => {});",
    'no-restricted-syntax',
  ],
  ['a TODO', 'mfe-people/src/k.ts', '// TODO: later', 'no-warning-comments'],
  [
    'a silenced check without a reason',
    'mfe-people/src/l.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1);',
    'vitral/reasoned-directives',
  ],
  [
    'a hook under a condition',
    'mfe-people/src/use-m.ts',
    "import { useState } from 'react';\nexport function useM(is: boolean) {\n  if (is) useState(1);\n}",
    'react-hooks/rules-of-hooks',
  ],
  ['process.env in the API', 'api/src/a.ts', 'export const a = process.env;', 'no-restricted-properties'],
  ['env taken out of process', 'api/src/b.ts', 'export const { env } = process;', 'no-restricted-properties'],
  [
    'env imported from node:process',
    'api/src/c.ts',
    "import { env } from 'node:process';\nexport const c = env;",
    'no-restricted-imports',
  ],
  ['a promise without await', 'api/src/d.ts', 'Promise.resolve(1);', 'no-floating-promises'],
  ['an unknown name in plain JavaScript', 'tools/d.mjs', 'unknownName();', 'no-undef'],
];

const nestService = `import { Injectable } from '@nestjs/common';
import { A } from './a.ts';
@Injectable()
export class Service {
  constructor(private readonly a: A) {}
  read() {
    return this.a;
  }
}`;
const accepted: [title: string, path: string, text: string][] = [
  ['process.env in the configuration', 'api/src/platform/config/a.ts', 'export const a = process.env;'],
  ['an injected class imported as a value', 'api/src/e.ts', nestService],
  ['a default export of a remote', 'mfe-people/src/remote.tsx', 'export default 1;'],
  ['a component of 90 lines', 'mfe-people/src/n.tsx', declared + functionOf(90)],
  ['a long function in a spec', 'mfe-people/src/n.spec.ts', declared + functionOf(120)],
  [
    'a silenced check with its reason',
    'mfe-people/src/o.ts',
    '// eslint-disable-next-line no-console -- shown on purpose\nconsole.log(1);',
  ],
  [
    'a silenced check with its reason above',
    'mfe-people/src/p.ts',
    '// Shown on purpose.\n// eslint-disable-next-line no-console\nconsole.log(1);',
  ],
  ['a long migration', 'api/src/migrations/a.ts', declared + functionOf(120)],
];

let found: Record<string, string[]>;
beforeAll(async () => {
  found = await lintPlanted(
    Object.fromEntries([...violations, ...accepted].map(([, path, text]) => [path, `${text}\n`])),
  );
}, 120_000);

describe('the lint rules of house style', () => {
  it.each(violations)('refuses %s', (_title, path, _text, rule) => {
    expect(found[path]).toContainEqual(expect.stringContaining(rule));
  });

  it.each(accepted)('accepts %s', (_title, path) => {
    expect(found[path]).toEqual([]);
  });
});
