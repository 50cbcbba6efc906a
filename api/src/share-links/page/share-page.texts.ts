import type { ContentType } from '@vitral/contracts/content';
import type { Language } from '@vitral/contracts/languages';

type SharePageTexts = Record<
  | ('kicker' | 'type' | 'size' | 'until' | 'download' | 'open' | 'lockedTitle' | 'lockedText')
  | ('kitKicker' | 'lockedKitTitle')
  | ('password' | 'unlock' | 'wrong' | 'notFoundTitle' | 'notFoundText'),
  string
> & {
  tooMany: (wait: string) => string;
  toSite: (siteName: string) => string;
  /** Accessible name of the link to one of several items. */
  nameOf: (label: string, title: string) => string;
  types: Record<ContentType, string>;
};

export const SHARE_PAGE_TEXTS: Record<Language, SharePageTexts> = {
  es: {
    kicker: 'Archivo compartido',
    kitKicker: 'Archivos compartidos',
    type: 'Tipo',
    size: 'Tamaño',
    until: 'Disponible hasta',
    download: 'Descargar',
    open: 'Ver en el navegador',
    lockedTitle: 'Este archivo pide una contraseña',
    lockedKitTitle: 'Estos archivos piden una contraseña',
    lockedText: 'Escribe la contraseña que te dio la persona que te envió el enlace.',
    password: 'Contraseña',
    unlock: 'Abrir',
    wrong: 'La contraseña no es correcta.',
    tooMany: (wait) => `Demasiados intentos. Vuelve a intentarlo dentro de ${wait}.`,
    notFoundTitle: 'Este enlace no está disponible',
    notFoundText:
      'Puede que haya caducado, que lo hayan retirado o que la dirección esté incompleta. Pide un enlace nuevo a quien te lo envió.',
    nameOf: (label, title) => `${label}: ${title}`,
    toSite: (siteName) => `Ir al sitio de ${siteName}`,
    types: {
      pdf: 'PDF',
      video: 'Video',
      image: 'Imagen',
      presentation: 'Presentación',
      excel: 'Hoja de cálculo',
      document: 'Documento',
    },
  },
  en: {
    kicker: 'Shared file',
    kitKicker: 'Shared files',
    type: 'Kind',
    size: 'Size',
    until: 'Available until',
    download: 'Download',
    open: 'View in the browser',
    lockedTitle: 'This file is protected by a password',
    lockedKitTitle: 'These files are protected by a password',
    lockedText: 'Enter the password that the person who sent you the link gave you.',
    password: 'Password',
    unlock: 'Open',
    wrong: 'The password is not correct.',
    tooMany: (wait) => `Too many attempts. Try again in ${wait}.`,
    notFoundTitle: 'This link is not available',
    notFoundText:
      'It may have expired or been withdrawn, or the address may be incomplete. Ask the person who sent it for a new one.',
    nameOf: (label, title) => `${label}: ${title}`,
    toSite: (siteName) => `Go to the ${siteName} site`,
    types: {
      pdf: 'PDF',
      video: 'Video',
      image: 'Picture',
      presentation: 'Presentation',
      excel: 'Spreadsheet',
      document: 'Document',
    },
  },
  fr: {
    kicker: 'Fichier partagé',
    kitKicker: 'Fichiers partagés',
    type: 'Type',
    size: 'Taille',
    until: 'Disponible jusqu’au',
    download: 'Télécharger',
    open: 'Voir dans le navigateur',
    lockedTitle: 'Ce fichier demande un mot de passe',
    lockedKitTitle: 'Ces fichiers demandent un mot de passe',
    lockedText: 'Saisissez le mot de passe que vous a donné la personne qui vous a envoyé le lien.',
    password: 'Mot de passe',
    unlock: 'Ouvrir',
    wrong: 'Le mot de passe n’est pas correct.',
    tooMany: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
    notFoundTitle: 'Ce lien n’est pas disponible',
    notFoundText:
      'Il a peut-être expiré ou été retiré, ou bien l’adresse est incomplète. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    nameOf: (label, title) => `${label} : ${title}`,
    toSite: (siteName) => `Aller au site de ${siteName}`,
    types: {
      pdf: 'PDF',
      video: 'Vidéo',
      image: 'Image',
      presentation: 'Présentation',
      excel: 'Feuille de calcul',
      document: 'Document',
    },
  },
};
