import { excerpt } from './title-cell.tsx';

describe('TitleCell', () => {
  it('returns a short text unchanged', () => {
    expect(excerpt('a'.repeat(50), 50)).toBe('a'.repeat(50));
  });

  it('cuts a longer text and adds an ellipsis', () => {
    expect(excerpt('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`);
  });

  it('never splits a character', () => {
    expect(excerpt('🙂🙂🙂', 2)).toBe('🙂🙂…');
  });
});
