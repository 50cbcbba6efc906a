import type { Boot, BootModule, Language } from '@vitral/contracts';

export interface Page {
  title: string;
  description: string;
  language: Language;
  boot: Boot;
  shell: BootModule;
  isIndexed: boolean;
}

/** The document of every page: an empty root, the boot block and the shell's entry. */
export function pageHtml(page: Page): string {
  const { shell, boot, language } = page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${page.isIndexed ? '' : '<meta name="robots" content="noindex">'}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${shell.styles.map((style) => `<link rel="stylesheet" href="${shell.base}${style}" integrity="${shell.integrity[style] ?? ''}">`).join('\n')}
<script type="application/json" id="boot" nonce="${boot.nonce}">${escapeJson(boot)}</script>
<script src="${shell.base}${shell.entry}" integrity="${shell.integrity[shell.entry] ?? ''}" nonce="${boot.nonce}" crossorigin defer></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

/** Text as it may stand in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
