import type { TestimonialPageTexts } from './texts.ts';

export const FR: TestimonialPageTexts = {
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
    picture: 'Votre photo',
    pictureHint:
      'JPG, PNG, WebP ou AVIF, jusqu’à 10 Mo. Elle est recadrée en carré, sans données cachées comme le lieu, et seule l’équipe la voit avant l’approbation de votre témoignage.',
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
      'no-picture': 'Choisissez une image JPG, PNG, WebP ou AVIF d’au moins 80 pixels de côté.',
      'too-large': 'Cette image est trop volumineuse. Choisissez-en une de 10 Mo au plus.',
      'choose-again': 'Choisissez de nouveau la photo : les navigateurs ne la conservent pas.',
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
};
