const ROW = "  pt: { name: 'Português', locale: 'pt-BR', hourCycle: 'h23' },\n";

/** Adds Portuguese to the text of `languages.ts`, as docs/adding-a-language.md says; throws if the lists are not found. */
export function withPortuguese(source: string): string {
  const listed = source.replace(/(LANGUAGES = \[(?:'\w+', )*'\w+')(\] as const;)/, "$1, 'pt'$2");
  const complete = listed.replace(/(LANGUAGE_FACTS: .* = \{\n(?: {2}\w+: .*\n)+)/, `$1${ROW}`);
  if (listed === source || complete === listed) throw new Error('languages.ts has no such lists');
  return complete;
}
