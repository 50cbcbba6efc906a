import { createHash } from 'node:crypto';
import type { Language } from '@vitral/contracts';
import { escapeHtml, plainHead } from '../document/page-html.ts';
import { PREVIEW_TEXTS } from './preview.texts.ts';

/** Colours of the public site, mfe-public/src/styles/tokens.css. */
const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; place-content: center; justify-items: center; min-height: 100svh; margin: 0; padding: 1.5rem; box-sizing: border-box; background: light-dark(#f7f6fd, #0e0b1f); color: light-dark(#18132f, #f3f1fc); font: 400 1rem/1.6 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { max-width: 30rem; margin: 0; color: light-dark(#4d4868, #bdb7da); }
`;

/** Source expression for the CSP. */
export const FAILURE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Renders the reason for a missing preview in its place. */
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
<main role="alert">
<h1>${escapeHtml(failed)}</h1>
<p>${escapeHtml(reason)}</p>
</main>
</body>
</html>
`;
}
