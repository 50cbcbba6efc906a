/** Returns the beginning of a text, at most `length` UTF-16 units long, cut between words where possible. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  // A cut inside a surrogate pair leaves half a character.
  const start = text.slice(0, length - 1).replace(/\p{Cs}$/u, '');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
