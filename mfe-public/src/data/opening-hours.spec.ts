import { openingLines, readOpeningHours } from './opening-hours.ts';

const day = (name: string, opens: string, closes: string, opensAgain = '', closesAgain = '') => ({
  day: name,
  opens,
  closes,
  opensAgain,
  closesAgain,
});
const WEEK = [
  ...['friday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((name) => day(name, '09:00', '18:00')),
  day('saturday', '10:00', '14:00', '16:00', '18:30'),
  day('sunday', '', ''),
];
/** Intl separates the parts by spaces of several widths. */
const plain = (lines: string[]) => lines.map((line) => line.replace(/\s/g, ' '));

describe('opening hours', () => {
  it('joins neighbouring days with equal hours, in the words of each language', () => {
    const days = readOpeningHours(WEEK);

    expect(plain(openingLines(days, 'en'))).toEqual([
      'Mon–Fri 9:00 AM – 6:00 PM',
      'Sat 10:00 AM – 2:00 PM, 4:00 – 6:30 PM',
    ]);
    expect(plain(openingLines(days, 'es'))).toEqual(['lun–vie 9:00–18:00', 'sáb 10:00–14:00, 16:00–18:30']);
    expect(plain(openingLines(days, 'fr'))[0]).toMatch(/^lun\.–ven\. 0?9:00 – 18:00$/);
  });

  it('does not join days around a closed one, or with other hours', () => {
    const days = readOpeningHours([
      day('monday', '09:00', '18:00'),
      day('wednesday', '09:00', '18:00'),
      day('thursday', '09:00', '17:00'),
    ]);

    expect(plain(openingLines(days, 'es'))).toEqual(['lun 9:00–18:00', 'mié 9:00–18:00', 'jue 9:00–17:00']);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'always'],
    ['a span without an end', [day('monday', '09:00', '')]],
    ['a time that is none', [day('monday', 'morning', 'noon')]],
  ])('leaves out %s', (_, stored) => {
    expect(readOpeningHours(stored)).toEqual([]);
  });
});
