/** The beginning of a text in at most `limit` characters, with an ellipsis when there is more. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text;
}
