import type { Language } from '@vitral/contracts/languages';
import { inEach } from './fixed-page.ts';

export type Texts = Record<Language, string>;

/** Returns a value of a block or page in each language: `title`, `titleEn`, `titleFr`. */
export const each = (name: string, texts: Texts) => inEach(name, (language) => texts[language]);
