import { excerpt } from './excerpt.ts';

it('leaves a text that fits as it is', () => {
  expect(excerpt('a'.repeat(50), 50)).toBe('a'.repeat(50));
});

it('cuts a longer text and says that there is more', () => {
  expect(excerpt('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`);
});

it('never cuts a character in two', () => {
  expect(excerpt('🙂🙂🙂', 2)).toBe('🙂🙂…');
});
