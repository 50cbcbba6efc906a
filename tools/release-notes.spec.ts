import { describe, expect, it } from '@jest/globals';
import { dateNotes } from './release-notes.ts';

const notes = (unreleased: string, released = '') =>
  `# Changelog\n\nIntroduction.\n\n## Unreleased\n\n${unreleased}${released}`;
const date = (changelog: string) => dateNotes(changelog, '1.2.0', '2026-11-25');

describe('dateNotes', () => {
  it('moves the unreleased notes under the version and its date', () => {
    expect(date(notes('- New.\n', '\n## 1.1.0 (2026-10-01)\n\n- Old.\n'))).toBe(
      notes('## 1.2.0 (2026-11-25)\n\n- New.\n', '\n## 1.1.0 (2026-10-01)\n\n- Old.\n'),
    );
  });

  it.each([
    ['the section is empty', notes('', '\n## 1.1.0 (2026-10-01)\n\n- Old.\n'), 'no unreleased notes'],
    ['the section is missing', '# Changelog\n', 'one section "Unreleased"'],
    ['the section occurs twice', notes('- New.\n') + notes('- New.\n'), 'one section "Unreleased"'],
  ])('refuses a release when %s', (_case, changelog, message) => {
    expect(() => date(changelog)).toThrow(message);
  });
});
