import type { Language } from '@vitral/contracts/languages';
import type { LeadField, LeadProblem } from './lead-form.ts';

interface LeadFormTexts extends Record<LeadField, string> {
  title: string;
  text: string;
  optional: string;
  reach: string;
  consent: (siteName: string) => string;
  privacy: string;
  send: string;
  sentTitle: string;
  sentText: string;
  leaveEmpty: string;
  problems: Record<LeadProblem, string>;
  tooMany: (wait: string) => string;
}

export const LEAD_FORM_TEXTS: Record<Language, LeadFormTexts> = {
  es: {
    title: '¿Quieres saber más?',
    text: 'Deja tus datos y te contactará la persona que te envió este enlace.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
    optional: 'opcional',
    reach: 'Basta con el correo o con el teléfono.',
    consent: (siteName) => `Al enviar, aceptas que ${siteName} use estos datos para responderte.`,
    privacy: 'Política de privacidad',
    send: 'Enviar mis datos',
    sentTitle: 'Gracias, recibimos tus datos',
    sentText: 'La persona que te envió este enlace se pondrá en contacto contigo.',
    leaveEmpty: 'Deja este campo vacío',
    problems: {
      required: 'Escribe tu nombre.',
      invalid: 'Revisa este dato: parece incompleto.',
      'too-long': 'Este texto es demasiado largo.',
      unreachable: 'Escribe tu correo o tu teléfono.',
    },
    tooMany: (wait) => `Recibimos demasiados envíos. Vuelve a intentarlo dentro de ${wait}.`,
  },
  en: {
    title: 'Would you like to know more?',
    text: 'Leave your details, and the person who sent you this link will contact you.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    optional: 'optional',
    reach: 'Either the email or the phone number is enough.',
    consent: (siteName) => `By sending, you agree that ${siteName} uses these details to reply to you.`,
    privacy: 'Privacy policy',
    send: 'Send my details',
    sentTitle: 'Thank you, we received your details',
    sentText: 'The person who sent you this link will contact you.',
    leaveEmpty: 'Leave this field empty',
    problems: {
      required: 'Enter your name.',
      invalid: 'Check this field: it seems incomplete.',
      'too-long': 'This text is too long.',
      unreachable: 'Enter your email or your phone number.',
    },
    tooMany: (wait) => `We received too many requests. Try again in ${wait}.`,
  },
  fr: {
    title: 'Vous souhaitez en savoir plus ?',
    text: 'Laissez vos coordonnées : la personne qui vous a envoyé ce lien vous contactera.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Message',
    optional: 'facultatif',
    reach: 'L’e-mail ou le téléphone suffit.',
    consent: (siteName) =>
      `En envoyant, vous acceptez que ${siteName} utilise ces données pour vous répondre.`,
    privacy: 'Politique de confidentialité',
    send: 'Envoyer mes coordonnées',
    sentTitle: 'Merci, nous avons reçu vos coordonnées',
    sentText: 'La personne qui vous a envoyé ce lien vous contactera.',
    leaveEmpty: 'Laissez ce champ vide',
    problems: {
      required: 'Saisissez votre nom.',
      invalid: 'Vérifiez ce champ : il semble incomplet.',
      'too-long': 'Ce texte est trop long.',
      unreachable: 'Saisissez votre e-mail ou votre téléphone.',
    },
    tooMany: (wait) => `Nous avons reçu trop d’envois. Réessayez dans ${wait}.`,
  },
};
