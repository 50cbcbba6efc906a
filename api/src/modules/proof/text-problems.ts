import { CONTENT_LANGUAGES, LANGUAGES, type ReleaseName, type ReleaseProblem } from '@vitral/contracts';
import { problem } from '../releases/release-problem.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Limit of the missing texts in one response. */
const MAX_PROBLEMS = 20;

/** Languages that a module must provide: the public site has one more than the console. */
function languagesOf(name: ReleaseName): readonly string[] {
  return name === 'mfe-public' ? LANGUAGES : CONTENT_LANGUAGES;
}

/**
 * Finds texts that one language lacks and another one has; null if the value is not a table of texts. Plural forms differ by
 * language and are not compared.
 */
export function textProblems(name: ReleaseName, texts: unknown): ReleaseProblem[] | null {
  if (!isTable(texts)) return null;
  const languages = languagesOf(name).map((language) => ({ language, keys: keysWithText(texts[language]) }));
  const all = new Set(languages.flatMap(({ keys }) => [...keys]));
  return languages
    .flatMap(({ language, keys }) =>
      [...all].filter((key) => !keys.has(key)).map((key) => problem('text-untranslated', { language, key })),
    )
    .slice(0, MAX_PROBLEMS);
}

/** Keys with a text that is not blank, without plural suffix. */
function keysWithText(texts: Record<string, string> = {}): Set<string> {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return new Set(filled.map(([key]) => key.replace(PLURAL, '')));
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
