const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /{{\s*(\w+)/g;

/** Expects the texts of several languages to have the same keys and placeholders, and no blank text. */
export function expectSameKeys(texts: Record<string, Record<string, string>>): void {
  const [[firstLanguage, first] = ['', {}], ...others] = Object.entries(texts).map(
    ([language, table]) => [language, shapeOf(table)] as const,
  );
  for (const [language, shape] of others) expect({ [language]: shape }).toEqual({ [language]: first });
  for (const [language, table] of Object.entries(texts)) {
    const blank = Object.keys(table).filter((key) => table[key]?.trim() === '');
    expect({ [language]: blank }).toEqual({ [language]: [] });
  }
  expect(firstLanguage).not.toBe('');
}

/** Maps each key, without its plural suffix, to its sorted placeholders. */
function shapeOf(table: Record<string, string>): Record<string, string[]> {
  const entries = Object.entries(table).map(([key, text]) => {
    const placeholders = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    return [key.replace(PLURAL, ''), [...new Set(placeholders)].sort()] as const;
  });
  return Object.fromEntries(entries);
}
