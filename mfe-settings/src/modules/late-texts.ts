import { addTexts } from '@vitral/sdk/i18n';

/** Texts that load with their tab or card instead of the page of modules. */
export const LATE_TEXTS = {
  compare: { es: () => import('./compare/texts/es.json'), en: () => import('./compare/texts/en.json') },
  granted: { es: () => import('./granted/texts/es.json'), en: () => import('./granted/texts/en.json') },
  health: { es: () => import('./health/texts/es.json'), en: () => import('./health/texts/en.json') },
  history: { es: () => import('./history/texts/es.json'), en: () => import('./history/texts/en.json') },
  'module-previews': {
    es: () => import('../module-previews/texts/es.json'),
    en: () => import('../module-previews/texts/en.json'),
  },
  'module-settings': {
    es: () => import('./module-settings/texts/es.json'),
    en: () => import('./module-settings/texts/en.json'),
  },
  override: { es: () => import('./override/texts/es.json'), en: () => import('./override/texts/en.json') },
  overview: { es: () => import('./overview/texts/es.json'), en: () => import('./overview/texts/en.json') },
};

/** Loads code and texts of a part at the same time. */
export async function withTexts<Part>(
  name: keyof typeof LATE_TEXTS,
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), addTexts('mfe-settings', LATE_TEXTS[name])]);
  return part;
}
