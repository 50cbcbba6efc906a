/** Returns a text in lower case and without accents, for a search in the browser. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
