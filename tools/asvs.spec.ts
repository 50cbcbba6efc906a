import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');

/** Number of requirements in each section of chapters 6, 7, 8 and 10 of ASVS 5.0. */
const REQUIREMENTS = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 8, '6.4': 6, '6.5': 8, '6.6': 4, '6.7': 2, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
  ...{ '8.1': 4, '8.2': 4, '8.3': 3, '8.4': 2 },
  ...{ '10.1': 2, '10.2': 3, '10.3': 5, '10.4': 16, '10.5': 5, '10.6': 2, '10.7': 3 },
};

const rows = [...text.matchAll(/^\| ([\d.]+) +\|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
  const [about = '', state = '', shownBy = ''] = cells.split('|').map((cell) => cell.trim());
  return { number, about, state, shownBy };
});

describe('table of ASVS', () => {
  it('has a row for every requirement of its chapters', () => {
    const wanted = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(rows.map(({ number }) => number).sort()).toEqual(wanted.sort());
  });

  it.each(rows)('$number is $state, with a test, a document or a reason', ({ state, shownBy }) => {
    expect(['kept', 'not applicable', 'open']).toContain(state);
    expect(shownBy).not.toBe('');
    const files = [...shownBy.matchAll(/`([\w/-]+\.[\w.-]+)`/g)].map(([, path = '']) => path);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    if (state === 'kept') expect(shownBy).toMatch(/`[\w/.-]+`|\]\(|the same/);
  });
});
