import type { Boot, BootModule, Language, RenderedPage, Theme } from '@vitral/contracts';

export interface Page {
  language: Language;
  boot: Boot;
  shell: BootModule;
  /** URLs of style sheets and their hashes, in order. */
  styles: { address: string; integrity: string }[];
  /** HTML of the elements in the head that belong to this page alone. */
  head: string;
  /** Output of a renderer; null if the browser renders the page. */
  rendered: RenderedPage | null;
}

/** Renders the document of every page. */
export function pageHtml({ language, boot, shell, styles, head, rendered }: Page): string {
  const theme = themeOf(boot);
  return `<!doctype html>
<html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
${head}
${ICONS}
${styles.map(({ address, integrity }) => `<link rel="stylesheet" href="${address}" integrity="${integrity}" crossorigin>`).join('\n')}
<script src="${shell.base}${shell.entry}" integrity="${shell.integrity[shell.entry] ?? ''}"${nonceOf(boot)} crossorigin defer></script>
</head>
<body>
<div id="root">${rendered?.html ?? ''}</div>
<script type="application/json" id="boot"${nonceOf(boot)}>${escapeJson(boot)}</script>
${rendered ? `<script type="application/json" id="page">${escapeJson(rendered.state)}</script>\n` : ''}</body>
</html>
`;
}

const ICONS = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`;

/** The head of a page without a renderer's output. */
export function plainHead(title: string, description: string, isIndexed: boolean): string {
  return `<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">${isIndexed ? '' : '\n<meta name="robots" content="noindex">'}`;
}

/** Escapes text for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Set in the document before any script runs, which avoids a flash of the other theme; `system` is left to the browser. */
function themeOf({ theme, siteTheme }: Boot): Theme {
  return theme ?? siteTheme;
}

/** Pages cached for everybody carry no nonce. */
function nonceOf({ nonce }: Boot): string {
  return nonce && ` nonce="${nonce}"`;
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
