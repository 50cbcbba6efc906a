import type { Language } from './languages.ts';

/**
 * Texts by which people agree to be quoted, by version. A published version never changes, since consents refer to it: new wording
 * gets a new version, and `CONSENT_VERSION` with it.
 */
export const CONSENT_TEXTS: Record<number, Record<Language, string>> = {
  1: {
    es: 'Acepto que {{siteName}} publique en su sitio este testimonio con mi nombre, mi cargo y mi valoración. El texto puede corregirse o acortarse sin cambiar su sentido. Puedo retirar este consentimiento en cualquier momento: el testimonio deja entonces de mostrarse de inmediato.',
    en: 'I agree that {{siteName}} publishes this testimonial on its site with my name, my job title and my rating. The text may be corrected or shortened without changing its meaning. I can withdraw this consent at any time: the testimonial is then taken down at once.',
    fr: 'J’accepte que {{siteName}} publie ce témoignage sur son site avec mon nom, ma fonction et ma note. Le texte peut être corrigé ou raccourci sans en changer le sens. Je peux retirer ce consentement à tout moment : le témoignage est alors retiré immédiatement.',
  },
  2: {
    es: 'Acepto que {{siteName}} publique en su sitio este testimonio con mi nombre, mi cargo, mi valoración y la foto que envío, si añado una. El texto puede corregirse o acortarse sin cambiar su sentido. Puedo retirar este consentimiento en cualquier momento: el testimonio deja entonces de mostrarse de inmediato.',
    en: 'I agree that {{siteName}} publishes this testimonial on its site with my name, my job title, my rating and the picture that I send, if I add one. The text may be corrected or shortened without changing its meaning. I can withdraw this consent at any time: the testimonial is then taken down at once.',
    fr: 'J’accepte que {{siteName}} publie ce témoignage sur son site avec mon nom, ma fonction, ma note et la photo que j’envoie, si j’en ajoute une. Le texte peut être corrigé ou raccourci sans en changer le sens. Je peux retirer ce consentement à tout moment : le témoignage est alors retiré immédiatement.',
  },
};

export const CONSENT_VERSION = 2;

/** Returns the current text as people read it. */
export function consentText(language: Language, siteName: string): string {
  return (CONSENT_TEXTS[CONSENT_VERSION]?.[language] ?? '').replace('{{siteName}}', () => siteName);
}

/** Parties that withdraw a consent: the person by their link, or staff on their behalf. */
export const WITHDRAWERS = ['person', 'staff'] as const;
export type Withdrawer = (typeof WITHDRAWERS)[number];

/**
 * The record of a consent. It repeats everything that the person read and sent, so that it is complete even if the
 * testimonial is edited or deleted.
 */
export interface TestimonialConsent {
  id: string;
  /** The testimonial may be deleted. */
  testimonialId: string;
  name: string;
  position: string | null;
  email: string | null;
  /** The testimonial as it was sent. */
  quotation: string;
  rating: number;
  /** The text that the person agreed to, and its version and language. */
  consentText: string;
  consentVersion: number;
  language: Language;
  /** ISO instant at which the person agreed. */
  createdAt: string;
  withdrawnAt: string | null;
  withdrawnBy: Withdrawer | null;
}
