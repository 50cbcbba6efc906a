import { dateIn, otherWeekday, timesIn } from './times.ts';

const start = Date.parse('2026-11-24T02:00Z');
const end = Date.parse('2026-11-24T03:30Z');
/** Replaces the narrow spaces that browsers put between figures and letters. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('times', () => {
  it.each([
    ['es', '18:00 – 19:30'],
    ['en', '6:00 PM – 7:30 PM'],
    ['fr', '18 h 00 – 19 h 30'],
  ] as const)('formats start and end for readers of %s', (language, times) => {
    expect(plain(timesIn('America/Los_Angeles', { start, end }, language))).toBe(times);
  });

  it('formats only the start if there is no end', () => {
    expect(timesIn('Europe/Madrid', { start, end: null }, 'es')).toBe('03:00');
  });

  it('returns the weekday only if it differs from that in the home zone', () => {
    expect(otherWeekday('Europe/Madrid', 'America/New_York', start, 'es')).toBe('mar');
    expect(otherWeekday('America/Chicago', 'America/New_York', start, 'es')).toBe('');
  });

  it('formats a date in the language of the page', () => {
    expect(dateIn('America/New_York', start, 'fr', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
      'lundi 23 novembre',
    );
  });
});
