import { COOKIES, STORED_ENTRIES } from '@vitral/sdk/contracts/cookies';
import type { Language } from '@vitral/sdk/contracts/languages';
import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { DefinitionSection } from '../definition-section.tsx';
import type { PeriodText } from '../periods.ts';
import { block } from './cookies.block.ts';
import { COOKIES_EN } from './texts/en.ts';
import { COOKIES_ES } from './texts/es.ts';
import { COOKIES_FR } from './texts/fr.ts';

/** Purpose and lifetime of everything that the site stores in a browser. */
type CookieTexts = Record<(typeof COOKIES | typeof STORED_ENTRIES)[number], string | PeriodText>;

export const COOKIE_TEXTS: Record<Language, CookieTexts> = { es: COOKIES_ES, en: COOKIES_EN, fr: COOKIES_FR };

function Cookies({ id, values, data: { periods } }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const texts = COOKIE_TEXTS[language];
  const entries = [...COOKIES, ...STORED_ENTRIES].map((name): [string, string] => {
    const text = texts[name];
    return [name, typeof text === 'string' ? text : text(periods)];
  });
  return <DefinitionSection id={id} {...values} entries={entries} />;
}

export const cookies = defineBlock(block, Cookies);
