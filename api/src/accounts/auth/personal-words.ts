/** Shorter words are part of too many others. */
const MIN_LENGTH = 3;
const MAX_WORDS = 50;
/** The site's own name is an obvious guess. */
const SITE = 'Vitral';

/** Returns each text and its words, in lower case without accents, longest first. */
export function wordsOf(personal: string[]): string[] {
  const words = [SITE, ...personal].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{Mn}]+/u)]);
  const folded = new Set(words.map((word) => [...word.normalize('NFC')].map(fold).join('')));
  return [...folded]
    .filter((word) => word.length >= MIN_LENGTH)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS);
}

/** Removes the words from a password, ignoring case and accents. */
export function removeWords(password: string, words: string[]): string {
  const letters = [...password];
  for (const word of words) {
    for (let place = find(letters, word); place >= 0; place = find(letters, word)) {
      letters.splice(place, [...word].length);
    }
  }
  return letters.join('');
}

function find(letters: string[], word: string): number {
  const wanted = [...word];
  return letters.findIndex((_, place) =>
    wanted.every((letter, index) => fold(letters[place + index] ?? '') === letter),
  );
}

/** Returns a letter in lower case without its accent. */
function fold(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
