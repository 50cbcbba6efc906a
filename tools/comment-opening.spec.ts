import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { vitral } from './eslint/plugin.ts';

function lint(text: string) {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { vitral },
    rules: { 'vitral/comment-opening': 'error' },
  };
  return new Linter().verify(text, [config], 'a.tsx').map(({ message }) => message);
}

describe('the rule for comment openings', () => {
  it.each([
    ['a line comment', '// What a server left.', 'What'],
    ['a block comment', '/* of all callers */', 'of'],
    ['a doc comment', '/**\n * By the name of the file.\n */', 'By'],
    ['a comment after code', 'work(); // For the next caller.', 'For'],
    ['a comment in JSX', 'export const A = () => <p>{/* Those of the row */}</p>;', 'Those'],
    ['a contraction', "// What's left.", 'What'],
    ['the text of a parameter', '/**\n * Renews.\n * @param lease Which lease.\n */', 'Which'],
    ['the text of a result', '/** @returns whether it holds. */', 'whether'],
    ['a comment under a comment after code', 'work(); // Renews.\n// Where it is.', 'Where'],
    ['a comment under a directive', '// @ts-expect-error: untyped\n// Whose it is.', 'Whose'],
    ['a comment after an empty line', '// Renews.\n\n// Who renews.', 'Who'],
  ])('refuses %s', (_title, text, word) => {
    expect(lint(text)).toEqual([expect.stringContaining(`not with "${word}"`)]);
  });

  it.each([
    ['a verb', '/** Returns what a server left. */'],
    ['the second line of a line comment', '// Renews the lease\n// of all callers.'],
    ['a longer word', '// Format of the file. Bytes.\n\n/* Official name */\n\n// Forwards the call.'],
    ['a hyphenated word', '// By-products of the build.'],
    ['the text of a tag', '/**\n * @param lease Lease of the caller.\n * @returns Its expiry.\n */'],
  ])('accepts %s', (_title, text) => {
    expect(lint(text)).toEqual([]);
  });
});
