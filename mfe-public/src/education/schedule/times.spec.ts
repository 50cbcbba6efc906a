import { dateIn, otherWeekday, timesIn } from './times.ts';

const start = Date.parse('2026-11-24T02:00Z');
const end = Date.parse('2026-11-24T03:30Z');
/** Browsers put narrow spaces between figures and letters. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  ['es', '18:00 – 19:30'],
  ['en', '6:00 PM – 7:30 PM'],
  ['fr', '18 h 00 – 19 h 30'],
] as const)('tells start and end as readers of %s write them', (language, times) => {
  expect(plain(timesIn('America/Los_Angeles', { start, end }, language))).toBe(times);
});

it('tells the start alone where no end is known', () => {
  expect(timesIn('Europe/Madrid', { start, end: null }, 'es')).toBe('03:00');
});

it('tells the weekday only where it is another than at home', () => {
  expect(otherWeekday('Europe/Madrid', 'America/New_York', start, 'es')).toBe('mar');
  expect(otherWeekday('America/Chicago', 'America/New_York', start, 'es')).toBe('');
});

it('tells a date in the language of the page', () => {
  expect(dateIn('America/New_York', start, 'fr', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
    'lundi 23 novembre',
  );
});
