import { excerpt } from './title-cell.tsx';

describe('excerpt', () => {
  it('returns a short text unchanged', () => {
    expect(excerpt('a'.repeat(50), 50)).toBe('a'.repeat(50));
  });

  it('truncates a longer text and adds an ellipsis', () => {
    expect(excerpt('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`);
  });

  it('does not split a character', () => {
    expect(excerpt('🙂🙂🙂', 2)).toBe('🙂🙂…');
  });
});
