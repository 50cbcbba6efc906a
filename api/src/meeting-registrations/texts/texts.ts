import type { Language } from '@vitral/contracts/languages';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import type { Texts } from './text-types.ts';

export const TEXTS: Record<Language, Texts> = { es: SPANISH, en: ENGLISH, fr: FRENCH };
