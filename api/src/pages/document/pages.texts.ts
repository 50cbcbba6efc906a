import type { Language } from '@vitral/contracts';

/** Titles in the document before any script runs; the site's name is added. */
export const PAGE_TEXTS: Record<
  Language,
  { landing: string; description: string; console: string; notFound: string }
> = {
  es: {
    landing: 'Liderazgo y bienestar',
    description:
      'Formación en liderazgo, negocio y bienestar con un equipo presente en varios países. Conoce a nuestros líderes y participa en las sesiones en vivo.',
    console: 'Consola',
    notFound: 'Página no encontrada',
  },
  en: {
    landing: 'Leadership and wellness',
    description:
      'Training in leadership, business and wellness with a team present in several countries. Meet our leaders and join the live sessions.',
    console: 'Console',
    notFound: 'Page Not Found',
  },
  fr: {
    landing: 'Leadership et bien-être',
    description:
      'Formation au leadership, aux affaires et au bien-être avec une équipe présente dans plusieurs pays. Rencontrez nos leaders et participez aux sessions en direct.',
    console: 'Console',
    notFound: 'Page introuvable',
  },
};
