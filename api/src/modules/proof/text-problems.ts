import { CONTENT_LANGUAGES, LANGUAGES, type ReleaseName, type ReleaseProblem } from '@vitral/contracts';
import { problem } from './problem.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Whoever reads the refusal has enough to do with these. */
const MOST_NAMED = 20;

/** The languages in which a module has to speak: the public site has one more. */
function languagesOf(name: ReleaseName): readonly string[] {
  return name === 'mfe-public' ? LANGUAGES : CONTENT_LANGUAGES;
}

/** Which texts a language lacks that another one has; null: these are no texts at all. Plural forms differ by language. */
export function textProblems(name: ReleaseName, texts: unknown): ReleaseProblem[] | null {
  if (!isTable(texts)) return null;
  const languages = languagesOf(name).map((language) => ({ language, keys: saidIn(texts[language]) }));
  const all = new Set(languages.flatMap(({ keys }) => [...keys]));
  return languages
    .flatMap(({ language, keys }) =>
      [...all].filter((key) => !keys.has(key)).map((key) => problem('text-untranslated', { language, key })),
    )
    .slice(0, MOST_NAMED);
}

/** The keys that say something, without the ending of a plural form. */
function saidIn(texts: Record<string, string> = {}): Set<string> {
  const said = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return new Set(said.map(([key]) => key.replace(PLURAL, '')));
}

function isTable(value: unknown): value is Record<string, Record<string, string>> {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (texts) => isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string'),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
