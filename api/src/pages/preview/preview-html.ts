import { createHash } from 'node:crypto';
import type { Language } from '@vitral/contracts/languages';
import type { BootModule } from '@vitral/contracts/modules';
import { type Site, themeOf } from '../../platform/settings/site.ts';
import { lookAttributes, plainHead, styleLinks, escapeHtml } from '../document/page-html.ts';
import { stylesOf } from '../document/page-styles.ts';

interface Preview {
  language: Language;
  site: Site;
  release: BootModule;
  page: string;
  html: string;
  /** HTML above the page. */
  bar?: string | undefined;
}

/** The page with its own styles, without scripts. Links open in a new tab; fragment links scroll within the frame. */
export function previewHtml({ language, site, release, page, html, bar = '' }: Preview): string {
  const title = `${PREVIEW_TEXTS[language].title} · ${site.name}`;
  // The renderer escapes quotes in text, so this pattern matches tags only.
  const body = html.replaceAll(' href="#', ' target="_self" href="#');
  return `<!doctype html>
<html lang="${language}" data-fonts${lookAttributes(themeOf(site), site.accent)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${site.isDark ? 'dark' : 'light dark'}">
${plainHead(title, title, false)}
<base target="_blank">
${styleLinks(stylesOf(release, page))}
</head>
<body>
${bar}<div id="root">${body}</div>
</body>
</html>
`;
}

/** Colours of the public site, mfe-public/src/styles/tokens.css. */
const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; place-content: center; justify-items: center; min-height: 100svh; margin: 0; padding: 1.5rem; box-sizing: border-box; background: light-dark(#f7f6fd, #0e0b1f); color: light-dark(#18132f, #f3f1fc); font: 400 1rem/1.6 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { max-width: 30rem; margin: 0; color: light-dark(#4d4868, #bdb7da); }
`;

export const FAILURE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

export function previewFailureHtml(status: number, language: Language): string {
  const { title, failed, failures } = PREVIEW_TEXTS[language];
  const reason = Object.entries(failures).find(([key]) => key === String(status))?.[1] ?? failures.other;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${plainHead(title, failed, false)}
<style>${STYLE}</style>
</head>
<body>
<main>
<div role="alert">
<h1>${escapeHtml(failed)}</h1>
<p>${escapeHtml(reason)}</p>
</div>
</main>
</body>
</html>
`;
}

type FailureTexts = Record<400 | 401 | 403 | 404 | 410 | 413 | 503 | 'other', string>;

const PREVIEW_TEXTS: Record<Language, { title: string; failed: string; failures: FailureTexts }> = {
  es: {
    title: 'Vista previa',
    failed: 'No hay vista previa',
    failures: {
      400: 'Hay textos que no se pueden mostrar: revisa los campos marcados.',
      401: 'Tu sesión ha terminado. Inicia sesión en otra pestaña y vuelve: lo que has escrito sigue aquí.',
      403: 'No tienes permiso para editar la página de inicio.',
      404: 'Este enlace no existe. Pide otro a quien te lo envió.',
      410: 'Este enlace ha terminado. Si aún lo necesitas, pide otro a quien te lo envió.',
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
      404: 'This link does not exist. Ask the person who sent it for another one.',
      410: 'This link has ended. If you still need it, ask the person who sent it for another one.',
      413: 'The texts are too long for the preview. You can still save them as drafts.',
      503: 'The page cannot be displayed right now. Try again in a few seconds.',
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
      404: 'Ce lien n’existe pas. Demandez-en un autre à la personne qui vous l’a envoyé.',
      410: 'Ce lien a pris fin. Si vous en avez besoin, demandez-en un autre à la personne qui vous l’a envoyé.',
      413: 'Les textes sont trop longs pour l’aperçu. Vous pouvez les enregistrer comme brouillons.',
      503: 'La page ne peut pas être affichée pour le moment. Réessayez dans quelques secondes.',
      other: 'Une erreur est survenue sur le serveur. Veuillez réessayer.',
    },
  },
};
