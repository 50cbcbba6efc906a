import type { EmailValues, Texts } from './text-types.ts';

const hello = ({ name }: EmailValues) => `Bonjour ${name},`;
const why = ({ reason }: EmailValues) => reason && `Raison : ${reason}`;
const next = ({ isSeries, when }: EmailValues) =>
  isSeries ? `Votre inscription vaut pour toutes les dates. La prochaine : ${when}.` : `Date : ${when}.`;
const LINK_IS_YOURS =
  'Le lien ci-dessous est personnel. Il mène à l’appel à partir de 15 minutes avant le début.';
const CALENDAR = 'L’invitation jointe ajoute la date à votre agenda.';

export const FRENCH: Texts = {
  emails: {
    confirm: ({ title, when, isSeries }) => ({
      subject: `Confirmez votre inscription : ${title}`,
      paragraphs: [
        `Cette adresse e-mail a été donnée pour une inscription à « ${title} ».`,
        isSeries ? `Elle vaudrait pour toutes les dates. La prochaine : ${when}.` : `Date : ${when}.`,
        'Veuillez confirmer dans les 48 heures. Si ce n’était pas vous, ignorez ce message : vous n’en recevrez pas d’autre.',
      ],
    }),
    'already-registered': (values) => ({
      subject: `Vous avez déjà une inscription : ${values.title}`,
      paragraphs: [
        `Quelqu’un, sans doute vous, a de nouveau inscrit cette adresse e-mail à « ${values.title} ». Elle l’était déjà, et rien n’a changé.`,
        next(values),
      ],
    }),
    registered: (values) => ({
      subject: `Votre inscription est confirmée : ${values.title}`,
      paragraphs: [
        hello(values),
        `vous avez une place à « ${values.title} ».`,
        next(values),
        LINK_IS_YOURS,
        CALENDAR,
      ],
    }),
    waiting: (values) => ({
      subject: `Vous êtes sur la liste d’attente : ${values.title}`,
      paragraphs: [
        hello(values),
        `toutes les places de « ${values.title} » sont prises pour le moment. Vous êtes sur la liste d’attente, et nous vous écrirons dès qu’une place sera à vous.`,
        next(values).replace('Votre inscription vaut', 'Votre attente vaut'),
      ],
    }),
    'moved-up': (values) => ({
      subject: `Vous avez une place : ${values.title}`,
      paragraphs: [
        hello(values),
        `une place à « ${values.title} » s’est libérée, et elle est à vous.`,
        next(values),
        LINK_IS_YOURS,
        CALENDAR,
      ],
    }),
    reminder: (values) => ({
      subject: `Rappel : ${values.title}, ${values.when}`,
      paragraphs: [hello(values), `« ${values.title} » a bientôt lieu : ${values.when}.`, LINK_IS_YOURS],
    }),
    'date-moved': (values) => ({
      subject: `Nouvelle date : ${values.title}`,
      paragraphs: [
        hello(values),
        `« ${values.title} » a une nouvelle date : ${values.when}.`,
        values.previously && `Elle était prévue le ${values.previously}.`,
        why(values),
        'Votre inscription reste valable. L’invitation jointe change la date dans votre agenda.',
      ],
    }),
    'date-cancelled': (values) => ({
      subject: `Annulée : ${values.title}`,
      paragraphs: [
        hello(values),
        `« ${values.title} » n’a pas lieu à cette date : ${values.when}.`,
        why(values),
        'Le message joint retire la date de votre agenda.',
      ],
    }),
    'date-restored': (values) => ({
      subject: `Elle a bien lieu : ${values.title}`,
      paragraphs: [
        hello(values),
        `« ${values.title} » a finalement lieu : ${values.when}.`,
        'Votre inscription est valable.',
        CALENDAR,
      ],
    }),
    'series-changed': (values) => ({
      subject: `Nouveaux horaires : ${values.title}`,
      paragraphs: [
        hello(values),
        `« ${values.title} » a de nouveaux jours ou de nouvelles heures. La prochaine date : ${values.when}.`,
        'Votre inscription reste valable. L’invitation jointe change les dates dans votre agenda.',
      ],
    }),
    'series-ended': (values) => ({
      subject: `Plus de dates : ${values.title}`,
      paragraphs: [
        hello(values),
        `« ${values.title} » n’a plus lieu jusqu’à nouvel ordre.`,
        'Le message joint retire les dates de votre agenda.',
      ],
    }),
    cancelled: (values) => ({
      subject: `Votre inscription est annulée : ${values.title}`,
      paragraphs: [
        hello(values),
        `vous n’avez plus d’inscription à « ${values.title} » et ne recevrez plus d’e-mails à ce sujet.`,
      ],
    }),
    message: (values) => ({
      subject: `${values.title} : ${values.message?.subject ?? ''}`,
      paragraphs: [hello(values), values.message?.text ?? '', next(values)],
    }),
  },
  labels: {
    confirm: 'Confirmer mon inscription',
    join: 'Rejoindre la session',
    manage: 'Voir ou annuler mon inscription',
  },
  pages: {
    confirmTitle: 'Confirmez votre inscription',
    confirmText: 'Un clic, et votre inscription compte.',
    confirm: 'Confirmer',
    registeredTitle: 'Votre inscription est confirmée',
    registeredText: 'Votre lien vers l’appel fonctionne à partir de 15 minutes avant le début.',
    waitingTitle: 'Vous êtes sur la liste d’attente',
    waitingText: 'Nous vous écrirons dès qu’une place sera à vous.',
    cancelledTitle: 'Vous n’avez pas d’inscription',
    cancelledText: 'Cette inscription est annulée. Vous ne recevrez plus d’e-mails à ce sujet.',
    cancel: 'Annuler mon inscription',
    join: 'Rejoindre la session',
    when: 'Date',
    noDate: 'Pas de date pour le moment',
    everyDate: 'Toutes les dates ; la prochaine :',
    others: 'Vos autres inscriptions',
    sentTitle: 'Consultez votre courriel',
    sentText:
      'Nous vous avons envoyé un lien. Votre inscription compte dès que vous l’ouvrez et confirmez, sous 48 heures.',
    missingTitle: 'Cette inscription n’existe pas',
    missingText: 'Elle a peut-être expiré, ou bien l’adresse est incomplète.',
    failedTitle: 'Ce n’est plus possible',
    closed: 'Les inscriptions pour cette date sont closes.',
    full: 'Toutes les places sont prises.',
    earlyTitle: 'La session n’a pas commencé',
    earlyText: 'Ce lien mène à l’appel à partir de 15 minutes avant le début. Rechargez alors cette page.',
    overTitle: 'Il n’y a pas de session à rejoindre',
    overText: 'Cette date est passée ou a été annulée.',
    toCalendar: 'Voir le calendrier',
  },
};
