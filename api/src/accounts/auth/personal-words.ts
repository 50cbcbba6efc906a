/** Shorter ones are part of too many words. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 50;
/** Everybody thinks of the site's own name. */
const SITE = 'Vitral';

/** Each text whole and in its words, in small letters without accents; the longest first. */
export function wordsOf(personal: string[]): string[] {
  const words = [SITE, ...personal].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{Mn}]+/u)]);
  const folded = new Set(words.map((word) => [...word.normalize('NFC')].map(fold).join('')));
  return [...folded]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
}

/** What is left of a password without the words, however they are written in it. */
export function withoutWords(password: string, words: string[]): string {
  const letters = [...password];
  for (const word of words) {
    for (let place = find(letters, word); place >= 0; place = find(letters, word)) {
      letters.splice(place, [...word].length);
    }
  }
  return letters.join('');
}

function find(letters: string[], word: string): number {
  const sought = [...word];
  return letters.findIndex((_, place) =>
    sought.every((letter, index) => fold(letters[place + index] ?? '') === letter),
  );
}

/** A letter without its accent, small. */
function fold(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
