/** Returns the first `limit` characters of a text, with an ellipsis if it is longer. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text;
}
