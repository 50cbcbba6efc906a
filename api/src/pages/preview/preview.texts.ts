import type { Language } from '@vitral/contracts';

/** Texts by status; `other` covers the remaining ones. */
type FailureTexts = Record<400 | 401 | 403 | 413 | 503 | 'other', string>;

export const PREVIEW_TEXTS: Record<Language, { title: string; failed: string; failures: FailureTexts }> = {
  es: {
    title: 'Vista previa',
    failed: 'No hay vista previa',
    failures: {
      400: 'Hay textos que no se pueden mostrar: revisa los campos marcados.',
      401: 'Tu sesión ha terminado. Inicia sesión en otra pestaña y vuelve: lo que has escrito sigue aquí.',
      403: 'No tienes permiso para editar la página de inicio.',
      413: 'Los textos son demasiado largos para la vista previa. Puedes guardarlos como borrador.',
      503: 'La página no se puede dibujar en este momento. Inténtalo de nuevo en unos segundos.',
      other: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
    },
  },
  en: {
    title: 'Preview',
    failed: 'There is no preview',
    failures: {
      400: 'Some texts cannot be shown: check the marked fields.',
      401: 'Your session has ended. Log in in another tab and come back: what you typed is still here.',
      403: 'You do not have permission to edit the landing page.',
      413: 'The texts are too long for the preview. You can still save them as drafts.',
      503: 'The page cannot be drawn right now. Try again in a few seconds.',
      other: 'Something went wrong on the server. Please try again.',
    },
  },
  fr: {
    title: 'Aperçu',
    failed: 'Pas d’aperçu',
    failures: {
      400: 'Certains textes ne peuvent pas être affichés : vérifiez les champs signalés.',
      401: 'Votre session a expiré. Connectez-vous dans un autre onglet et revenez : votre texte est toujours ici.',
      403: 'Vous n’avez pas le droit de modifier la page d’accueil.',
      413: 'Les textes sont trop longs pour l’aperçu. Vous pouvez les enregistrer comme brouillons.',
      503: 'La page ne peut pas être affichée pour le moment. Réessayez dans quelques secondes.',
      other: 'Une erreur est survenue sur le serveur. Veuillez réessayer.',
    },
  },
};
