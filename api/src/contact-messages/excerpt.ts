/** The beginning of a text, cut between words where there are some, with at most `length` UTF-16 units. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half a character at the end is no text any more.
  const start = text.slice(0, length - 1).replace(/\p{Cs}$/u, '');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
