import type { Language } from '@vitral/contracts/languages';
import { EN } from './texts/en.ts';
import { ES } from './texts/es.ts';
import { FR } from './texts/fr.ts';
import type { TestimonialPageTexts } from './texts/texts.ts';

export const TESTIMONIAL_PAGE_TEXTS: Record<Language, TestimonialPageTexts> = { es: ES, en: EN, fr: FR };
