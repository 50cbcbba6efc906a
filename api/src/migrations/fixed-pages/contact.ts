import type { Block } from '@vitral/contracts/blocks';
import { fieldIn } from '@vitral/contracts/languages';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { FIRST_LANGUAGES, fixedPage, inEach, newBlock } from './fixed-page.ts';
import { type SectionRow, stringOf, textsOf } from './landing-rows.ts';
import { each } from './texts.ts';

const SLUG = 'contact';

const JOIN = {
  es: ['¿Te gustaría unirte al equipo?', 'Pide unirte'],
  en: ['Would you like to join the team?', 'Ask to join'],
  fr: ['Vous aimeriez rejoindre l’équipe ?', 'Demandez à la rejoindre'],
};

/** Texts that confirm a message, in blocks with a form. */
export const SENT = {
  ...each('sentTitle', {
    es: 'Mensaje enviado correctamente',
    en: 'Message sent successfully',
    fr: 'Message envoyé',
  }),
  ...each('sentText', {
    es: 'Gracias por escribirnos. Tu mensaje ya está con nuestro equipo.',
    en: 'Thank you for writing. Your message is with our team now.',
    fr: 'Merci de nous avoir écrit. Votre message est entre les mains de notre équipe.',
  }),
};

/** The contact page, with the text that the section `contact` of the landing page has. */
export const contactPage = (section?: SectionRow): SitePageContent => ({
  ...fixedPage(SLUG),
  ...each('title', { es: 'Contacto', en: 'Contact', fr: 'Contact' }),
  ...each('description', {
    es: 'Escríbenos: cuéntanos qué te interesa y una persona del equipo te responde. Aquí están también el correo, el teléfono, la dirección y el horario.',
    en: 'Write to us: tell us what you are interested in and someone from the team will answer. You will also find our email, phone, address and opening hours.',
    fr: 'Écrivez-nous : dites-nous ce qui vous intéresse et une personne de l’équipe vous répondra. Vous trouverez aussi notre courriel, notre téléphone, notre adresse et nos horaires.',
  }),
  blocks: [
    newBlock(`${SLUG}/form`, 'contact', { ...introductionOf(section), form: 'shown', ...SENT }),
    newBlock(
      `${SLUG}/join`,
      'text',
      inEach('body', (language) => {
        const [question = '', text = ''] = JOIN[language];
        return [{ type: 'paragraph', spans: [{ text: `${question} ` }, { text, href: '/unirme' }] }];
      }),
    ),
  ],
});

function introductionOf(section: SectionRow | undefined): Block['values'] {
  if (!section) return {};
  const texts = textsOf(section);
  const names = FIRST_LANGUAGES.map((language) => fieldIn('content', language));
  return Object.fromEntries(names.flatMap((name) => (texts[name] ? [[name, stringOf(texts[name])]] : [])));
}
