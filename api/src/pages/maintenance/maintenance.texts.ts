import type { Language } from '@vitral/contracts';

interface MaintenanceTexts {
  kicker: string;
  title: string;
  text: (siteName: string) => string;
  /** Shown after a contact form sent from a page loaded before the maintenance. */
  notSent: string;
  retry: string;
  staff: string;
}

export const MAINTENANCE_TEXTS: Record<Language, MaintenanceTexts> = {
  es: {
    kicker: 'Mantenimiento',
    title: 'Volvemos enseguida',
    text: (siteName) =>
      `Estamos poniendo a punto el sitio de ${siteName}. Vuelve a intentarlo dentro de unos minutos.`,
    notSent:
      'Tu mensaje no se ha enviado. Regresa a la página anterior para recuperarlo y envíalo más tarde.',
    retry: 'Volver a intentarlo',
    staff: 'Acceso del equipo',
  },
  en: {
    kicker: 'Maintenance',
    title: 'We will be right back',
    text: (siteName) => `We are working on the ${siteName} site. Please try again in a few minutes.`,
    notSent: 'Your message was not sent. Go back to the previous page to recover it, and send it later.',
    retry: 'Try again',
    staff: 'Team login',
  },
  fr: {
    kicker: 'Maintenance',
    title: 'Nous revenons bientôt',
    text: (siteName) => `Nous travaillons sur le site de ${siteName}. Réessayez dans quelques minutes.`,
    notSent:
      'Votre message n’a pas été envoyé. Revenez à la page précédente pour le retrouver et envoyez-le plus tard.',
    retry: 'Réessayer',
    staff: 'Accès de l’équipe',
  },
};
