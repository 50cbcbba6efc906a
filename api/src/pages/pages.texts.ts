import type { Language } from '@vitral/contracts';

/** Titles that the document carries before any script has run. */
export const PAGE_TEXTS: Record<
  Language,
  { title: string; description: string; console: string; notFound: string }
> = {
  es: {
    title: 'Vitral · Liderazgo y bienestar',
    description:
      'Formación en liderazgo, negocio y bienestar con un equipo presente en varios países. Conoce a nuestros líderes y participa en las sesiones en vivo.',
    console: 'Consola · Vitral',
    notFound: 'Página no encontrada · Vitral',
  },
  en: {
    title: 'Vitral · Leadership and wellness',
    description:
      'Training in leadership, business and wellness with a team present in several countries. Meet our leaders and join the live sessions.',
    console: 'Console · Vitral',
    notFound: 'Page Not Found · Vitral',
  },
  fr: {
    title: 'Vitral · Leadership et bien-être',
    description:
      'Formation au leadership, aux affaires et au bien-être avec une équipe présente dans plusieurs pays. Rencontrez nos leaders et participez aux sessions en direct.',
    console: 'Console · Vitral',
    notFound: 'Page introuvable · Vitral',
  },
};
