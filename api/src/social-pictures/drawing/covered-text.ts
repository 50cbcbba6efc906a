/** Characters that the typeface has in addition to printable ASCII and Latin-1 (figtree-bold.ttf). */
const FURTHER = 'ĂıŒœ–—‘’‚“”„•…‹›€™↑↓−';

const isCovered = (character: string) =>
  /[ -~\u00a0-\u00ac\u00ae-\u00ff]/.test(character) || FURTHER.includes(character);

/** The narrow no-break space of French punctuation, which the typeface lacks. */
const NARROW_SPACE = /\u202f/g;

/**
 * Returns a text in the characters that the typeface has: other letters lose their accents, and emojis and other scripts are left out,
 * so that pictures look the same on servers with any fonts.
 */
export function coveredText(text: string): string {
  const characters = [...text.normalize('NFC').replace(NARROW_SPACE, '\u00a0')].map(covered);
  return characters.join('').replace(/ {2,}/g, ' ').trim();
}

function covered(character: string): string {
  if (isCovered(character)) return character;
  if (/\s/.test(character)) return ' ';
  const [plain = ''] = character.normalize('NFKD');
  return plain !== character && isCovered(plain) ? plain : '';
}
