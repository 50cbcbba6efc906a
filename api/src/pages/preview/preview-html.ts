import type { BootModule, Language } from '@vitral/contracts';
import type { Site } from '../../platform/settings/site.ts';
import { plainHead } from '../document/page-html.ts';
import { stylesOf } from '../document/public-page-html.ts';
import { PREVIEW_TEXTS } from './preview.texts.ts';

interface Preview {
  language: Language;
  site: Site;
  release: BootModule;
  page: string;
  /** HTML from the renderer. */
  html: string;
}

/**
 * The page with its own styles, without hydration. Links open in a new tab, so that the frame stays on the preview; fragment
 * links scroll within it.
 */
export function previewHtml({ language, site, release, page, html }: Preview): string {
  const title = `${PREVIEW_TEXTS[language].title} · ${site.name}`;
  const styles = stylesOf(release, page).map(
    ({ address, integrity }) =>
      `<link rel="stylesheet" href="${address}" integrity="${integrity}" crossorigin>`,
  );
  // The renderer escapes quotes in text, so this pattern matches tags only.
  const body = html.replaceAll(' href="#', ' target="_self" href="#');
  return `<!doctype html>
<html lang="${language}"${site.isDark ? ' data-theme="dark"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${site.isDark ? 'dark' : 'light dark'}">
${plainHead(title, title, false)}
<base target="_blank">
${styles.join('\n')}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}
