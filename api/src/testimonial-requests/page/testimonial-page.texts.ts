import type { Language } from '@vitral/contracts/languages';
import type { FormField, FormProblem } from './testimonial-form.ts';

type Labels = Record<Exclude<FormField, 'consent'>, string>;

type FormTexts = Labels & {
  kicker: string;
  title: string;
  intro: (siteName: string) => string;
  stars: (count: number) => string;
  emailHint: string;
  optional: string;
  consent: string;
  privacy: string;
  send: string;
  leaveEmpty: string;
  problems: Record<FormProblem, string>;
  /** Instead of `problems.required`. */
  missing: { rating: string; consent: string };
  tooMany: (wait: string) => string;
  closed: string;
};

type OwnTexts = Record<
  | ('kicker' | 'sentTitle' | 'sentText' | 'title' | 'pending' | 'shown' | 'hidden' | 'withdrawn')
  | ('withdrawnTitle' | 'keepTitle' | 'keepText' | 'agreed' | 'withdrawTitle' | 'withdrawText' | 'withdraw'),
  string
>;

interface Texts {
  form: FormTexts;
  own: OwnTexts;
  missing: Record<'title' | 'text', string> & { toSite: (siteName: string) => string };
  email: {
    subject: (siteName: string) => string;
    paragraphs: (siteName: string) => string[];
    action: string;
  };
}

export const TESTIMONIAL_PAGE_TEXTS: Record<Language, Texts> = {
  es: {
    form: {
      kicker: 'Tu testimonio',
      title: '¿Qué te llevas de tu experiencia?',
      intro: (siteName) =>
        `${siteName} te invita a contarlo con tus palabras. El equipo lee cada testimonio antes de publicarlo.`,
      text: 'Tu testimonio',
      rating: 'Tu valoración',
      stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
      name: 'Nombre, como se mostrará',
      position: 'Cargo u ocupación',
      locale: 'Idioma en el que escribes',
      email: 'Correo electrónico',
      emailHint: 'No se publica. Te enviamos ahí el enlace para retirar tu testimonio.',
      optional: 'opcional',
      consent: 'Tu consentimiento',
      privacy: 'Política de privacidad',
      send: 'Enviar mi testimonio',
      leaveEmpty: 'Deja este campo vacío',
      problems: {
        required: 'Completa este campo.',
        invalid: 'Revisa este dato: parece incompleto.',
        'too-long': 'Este texto es demasiado largo.',
        changed: 'El texto cambió mientras escribías. Léelo y vuelve a marcar la casilla.',
      },
      missing: {
        rating: 'Elige una valoración.',
        consent: 'Marca la casilla si estás de acuerdo: sin tu consentimiento no podemos publicarlo.',
      },
      tooMany: (wait) => `Recibimos demasiados envíos. Vuelve a intentarlo dentro de ${wait}.`,
      closed:
        'Este enlace ya no acepta testimonios. Copia tu texto y pide un enlace nuevo a quien te lo envió.',
    },
    own: {
      kicker: 'Tu testimonio',
      sentTitle: 'Gracias, recibimos tu testimonio',
      sentText: 'El equipo lo lee y después lo publica.',
      title: 'Este es tu testimonio',
      pending: 'El equipo todavía no lo ha revisado.',
      shown: 'Se muestra en el sitio.',
      hidden: 'No se muestra en el sitio.',
      withdrawnTitle: 'Retiraste tu testimonio',
      withdrawn: 'Ya no se muestra en el sitio y no se volverá a mostrar.',
      keepTitle: 'Guarda este enlace',
      keepText: 'Es solo tuyo: con él puedes retirar tu testimonio en cualquier momento.',
      agreed: 'Lo que aceptaste',
      withdrawTitle: '¿Cambiaste de opinión?',
      withdrawText: 'Si lo retiras, deja de mostrarse de inmediato. No se puede deshacer.',
      withdraw: 'Retirar mi testimonio',
    },
    missing: {
      title: 'Este enlace no está disponible',
      text: 'Puede que haya caducado, que ya se haya usado o que la dirección esté incompleta. Pide un enlace nuevo a quien te lo envió.',
      toSite: (siteName) => `Ir al sitio de ${siteName}`,
    },
    email: {
      subject: (siteName) => `Tu testimonio para ${siteName}`,
      paragraphs: (siteName) => [
        `Alguien, seguramente tú, envió un testimonio a ${siteName} con esta dirección.`,
        'Con el enlace de abajo puedes verlo y retirarlo en cualquier momento: deja entonces de mostrarse de inmediato.',
        'Si no fuiste tú, puedes retirarlo con el mismo enlace.',
      ],
      action: 'Ver mi testimonio',
    },
  },
  en: {
    form: {
      kicker: 'Your testimonial',
      title: 'What did you take away from it?',
      intro: (siteName) =>
        `${siteName} invites you to say it in your own words. Staff read every testimonial before it is published.`,
      text: 'Your testimonial',
      rating: 'Your rating',
      stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
      name: 'Name, as it will be shown',
      position: 'Job title or occupation',
      locale: 'Language in which you write',
      email: 'Email',
      emailHint: 'It is not published. We send you the link to withdraw your testimonial there.',
      optional: 'optional',
      consent: 'Your consent',
      privacy: 'Privacy policy',
      send: 'Send my testimonial',
      leaveEmpty: 'Leave this field empty',
      problems: {
        required: 'Fill in this field.',
        invalid: 'Check this value: it looks incomplete.',
        'too-long': 'This text is too long.',
        changed: 'The text has changed while you were writing. Read it and tick the box again.',
      },
      missing: {
        rating: 'Choose a rating.',
        consent: 'Tick the box if you agree: without your consent we cannot publish it.',
      },
      tooMany: (wait) => `We received too many requests. Try again in ${wait}.`,
      closed:
        'This link accepts no more testimonials. Copy your text and ask the person who sent the link for a new one.',
    },
    own: {
      kicker: 'Your testimonial',
      sentTitle: 'Thank you, we received your testimonial',
      sentText: 'Staff read it and publish it after that.',
      title: 'This is your testimonial',
      pending: 'Staff have not reviewed it yet.',
      shown: 'It is shown on the site.',
      hidden: 'It is not shown on the site.',
      withdrawnTitle: 'You withdrew your testimonial',
      withdrawn: 'It is no longer shown on the site and will not be shown again.',
      keepTitle: 'Keep this link',
      keepText: 'It is yours alone: with it you can withdraw your testimonial at any time.',
      agreed: 'What you agreed to',
      withdrawTitle: 'Did you change your mind?',
      withdrawText: 'If you withdraw it, it is taken down at once. This cannot be undone.',
      withdraw: 'Withdraw my testimonial',
    },
    missing: {
      title: 'This link is not available',
      text: 'It may have expired or been used, or the address may be incomplete. Ask the person who sent it for a new one.',
      toSite: (siteName) => `Go to the ${siteName} site`,
    },
    email: {
      subject: (siteName) => `Your testimonial for ${siteName}`,
      paragraphs: (siteName) => [
        `Somebody, probably you, sent a testimonial to ${siteName} with this email address.`,
        'With the link below you can see it and withdraw it at any time: it is then taken down at once.',
        'If it was not you, you can withdraw it by the same link.',
      ],
      action: 'See my testimonial',
    },
  },
  fr: {
    form: {
      kicker: 'Votre témoignage',
      title: 'Que retenez-vous de votre expérience ?',
      intro: (siteName) =>
        `${siteName} vous invite à le dire avec vos mots. L’équipe lit chaque témoignage avant de le publier.`,
      text: 'Votre témoignage',
      rating: 'Votre note',
      stars: (count) => (count === 1 ? '1 étoile' : `${count} étoiles`),
      name: 'Nom, tel qu’il sera affiché',
      position: 'Fonction ou métier',
      locale: 'Langue dans laquelle vous écrivez',
      email: 'E-mail',
      emailHint: 'Il n’est pas publié. Nous vous y envoyons le lien pour retirer votre témoignage.',
      optional: 'facultatif',
      consent: 'Votre consentement',
      privacy: 'Politique de confidentialité',
      send: 'Envoyer mon témoignage',
      leaveEmpty: 'Laissez ce champ vide',
      problems: {
        required: 'Remplissez ce champ.',
        invalid: 'Vérifiez ce champ : il semble incomplet.',
        'too-long': 'Ce texte est trop long.',
        changed: 'Le texte a changé pendant que vous écriviez. Lisez-le et cochez de nouveau la case.',
      },
      missing: {
        rating: 'Choisissez une note.',
        consent:
          'Cochez la case si vous êtes d’accord : sans votre consentement, nous ne pouvons pas le publier.',
      },
      tooMany: (wait) => `Nous avons reçu trop d’envois. Réessayez dans ${wait}.`,
      closed:
        'Ce lien n’accepte plus de témoignages. Copiez votre texte et demandez un nouveau lien à la personne qui vous l’a envoyé.',
    },
    own: {
      kicker: 'Votre témoignage',
      sentTitle: 'Merci, nous avons reçu votre témoignage',
      sentText: 'L’équipe le lit, puis le publie.',
      title: 'Voici votre témoignage',
      pending: 'L’équipe ne l’a pas encore examiné.',
      shown: 'Il est affiché sur le site.',
      hidden: 'Il n’est pas affiché sur le site.',
      withdrawnTitle: 'Vous avez retiré votre témoignage',
      withdrawn: 'Il n’est plus affiché sur le site et ne le sera plus.',
      keepTitle: 'Gardez ce lien',
      keepText: 'Il est à vous seul : il permet de retirer votre témoignage à tout moment.',
      agreed: 'Ce que vous avez accepté',
      withdrawTitle: 'Vous avez changé d’avis ?',
      withdrawText: 'Si vous le retirez, il disparaît immédiatement du site. C’est définitif.',
      withdraw: 'Retirer mon témoignage',
    },
    missing: {
      title: 'Ce lien n’est pas disponible',
      text: 'Il a peut-être expiré ou déjà servi, ou bien l’adresse est incomplète. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
      toSite: (siteName) => `Aller au site de ${siteName}`,
    },
    email: {
      subject: (siteName) => `Votre témoignage pour ${siteName}`,
      paragraphs: (siteName) => [
        `Quelqu’un, sans doute vous, a envoyé un témoignage à ${siteName} avec cette adresse.`,
        'Avec le lien ci-dessous, vous pouvez le voir et le retirer à tout moment : il disparaît alors immédiatement du site.',
        'Si ce n’était pas vous, vous pouvez le retirer par le même lien.',
      ],
      action: 'Voir mon témoignage',
    },
  },
};
