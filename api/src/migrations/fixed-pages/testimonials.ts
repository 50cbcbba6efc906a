import type { SitePageContent } from '@vitral/contracts/site-pages';
import { fixedPage, newBlock } from './fixed-page.ts';
import { each } from './texts.ts';

const SLUG = 'testimonials';

/** The page of all testimonials. Its description named the site, which a stored text cannot. */
export const testimonialsPage = (): SitePageContent => ({
  ...fixedPage(SLUG),
  ...each('title', { es: 'Testimonios', en: 'Testimonials', fr: 'Témoignages' }),
  ...each('description', {
    es: 'Lo que cuentan, con sus propias palabras, las personas que ya forman parte del equipo.',
    en: 'What the people who are already part of the team say, in their own words.',
    fr: 'Ce que racontent, avec leurs propres mots, les personnes qui font déjà partie de l’équipe.',
  }),
  blocks: [
    newBlock(`${SLUG}/all`, 'testimonials', {
      items: [],
      layout: 'all',
      ...each('empty', {
        es: 'Todavía no hay testimonios. Escríbenos si quieres contar tu experiencia.',
        en: 'There are no testimonials yet. Write to us if you want to tell your story.',
        fr: 'Il n’y a pas encore de témoignages. Écrivez-nous si vous souhaitez raconter votre expérience.',
      }),
      ...each('linkText', {
        es: 'Ir a la página de contacto',
        en: 'Go to the contact page',
        fr: 'Aller à la page de contact',
      }),
      linkUrl: '/contact',
    }),
  ],
});
