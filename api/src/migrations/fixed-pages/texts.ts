import { type FirstLanguage, inEach } from './fixed-page.ts';

export type Texts = Record<FirstLanguage, string>;

/** Returns a value of a block or page in each language: `title`, `titleEn`, `titleFr`. */
export const each = (name: string, texts: Texts) => inEach(name, (language) => texts[language]);
