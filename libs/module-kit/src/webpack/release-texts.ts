import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ReleaseTexts } from '@vitral/contracts';
import type { Compilation } from 'webpack';

/** File with which the server compares languages and releases. It is not served. */
export const TEXTS_FILE = 'texts.json';

/** Matches `src/i18n/es.json` and `src/landing/texts/es.json` of a module, and `libs/i18n/src/texts/es/common.json`. */
const OWN = /^src\/(?:[\w-]+\/)*(?:i18n|texts)\/([a-z]{2})\.json$/;
const COMMON = /(?:^|\/)texts\/([a-z]{2})\/([\w-]+)\.json$/;

/** Collects the texts that are part of a release, by language and key, sorted. */
export function releaseTexts(compilation: Compilation, folder: string): ReleaseTexts {
  const texts: ReleaseTexts = {};
  for (const file of [...compilation.fileDependencies].sort()) {
    const place = placeOf(file, folder);
    if (!place) continue;
    const { language, prefix } = place;
    const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const entries = Object.entries(table).map(([key, text]) => [prefix + key, text]);
    texts[language] = { ...texts[language], ...(Object.fromEntries(entries) as Record<string, string>) };
  }
  return Object.fromEntries(
    Object.entries(texts)
      .sort()
      .map(([language, table]) => [language, Object.fromEntries(Object.entries(table).sort())]),
  );
}

function placeOf(file: string, folder: string): { language: string; prefix: string } | null {
  const isOwn = file.startsWith(join(folder, sep));
  const path = (isOwn ? file.slice(join(folder, sep).length) : file).replaceAll(sep, '/');
  const [, language = '', namespace] = (isOwn ? OWN : COMMON).exec(path) ?? [];
  return language ? { language, prefix: namespace ? `${namespace}:` : '' } : null;
}
