import type { Theme } from '@vitral/contracts/accounts';
import type { Language } from '@vitral/contracts/languages';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import type { RenderedPage } from '@vitral/contracts/public-pages';
import { type Accent, ACCENTS } from '@vitral/contracts/settings';
import { LATER_STYLES, type PageStyles, type StyleLink } from './page-styles.ts';
import { trustedTypesScript } from '../../platform/http/trusted-types-script.ts';

export interface Page {
  language: Language;
  boot: Boot;
  shell: BootModule;
  styles: PageStyles;
  head: string;
  rendered: RenderedPage | null;
  starters?: Starters;
  /** HTML above the page. */
  bar?: string;
}

/** Scripts that a public page contains as text, in its head and at the end of its body (docs/adr/061). */
export interface Starters {
  shell?: string | undefined;
  site?: string | undefined;
}

export function pageHtml({
  language,
  boot,
  shell,
  styles,
  head,
  rendered,
  starters = {},
  bar = '',
}: Page): string {
  const { first, later } = styles;
  // Only previews find blocks by that attribute.
  const html = rendered?.html.replaceAll(/ data-block="[^"]*"/g, '') ?? '';
  // Style sheets for parts below the first screen neither delay it nor compete with it. Browsers would load them first
  // if they came before a picture.
  const isLinkedLater = first !== '' && html.includes(LATER_STYLES);
  // Set before any script runs, which avoids a flash of the other theme; `system` is left to the browser.
  const theme: Theme = boot.theme ?? boot.siteTheme;
  // The starter loads the shell's script when a visitor first reaches an island. Developers see at once which module is
  // overridden.
  const isStartedLater = Boolean(rendered && starters.shell && !boot.override);
  return `<!doctype html>
<html lang="${language}"${lookAttributes(theme, boot.siteAccent)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${themeColors(theme)}
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
${head}
${inlineScript(trustedTypesScript({ isRendered: rendered !== null }))}${inlineScript(starters.shell)}${ICONS}
${first && `<style>${first}</style>\n`}${isLinkedLater ? '' : `${styleLinks(later)}\n`}${isStartedLater ? '' : `<script ${mainScript(shell)}${nonceOf(boot)} crossorigin defer></script>\n`}</head>
<body>
${bar}<div id="root">${isLinkedLater ? html.replace(LATER_STYLES, () => styleLinks(later, ' fetchpriority="low"')) : html}</div>
<script ${isStartedLater ? `${mainScript(shell, 'data-')} ` : ''}type="application/json" id="boot"${nonceOf(boot)}>${escapeJson(boot)}</script>
${inlineScript(starters.site)}</body>
</html>
`;
}

/** Returns the attributes of the root element that choose the colours; without them the device and the style sheets do. */
export function lookAttributes(theme: Theme, accent: Accent): string {
  const attributes = [
    theme !== 'system' && ` data-theme="${theme}"`,
    accent !== ACCENTS[0] && ` data-accent="${accent}"`,
  ];
  return attributes.filter(Boolean).join('');
}

/** Background colours as in mfe-public/src/styles/tokens.css. */
export const GROUND = { light: '#f7f6fd', dark: '#0e0b1f' };

/** Returns the colour scheme for the browser's own controls around the page. */
function themeColors(theme: Theme): string {
  if (theme !== 'system') return `<meta name="theme-color" content="${GROUND[theme]}">`;
  return (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" content="${GROUND[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('\n');
}

/**
 * The text needs no escaping: `module.json` may not contain a starter that closes its element
 * (modules/proof/descriptor-shape.ts).
 */
const inlineScript = (text: string | undefined) => (text ? `<script>${text}</script>\n` : '');

const mainScript = ({ base, entry, integrity }: BootModule, prefix = '') =>
  `${prefix}src="${base}${entry}" ${prefix}integrity="${integrity[entry] ?? ''}"`;

export const styleLinks = (styles: readonly StyleLink[], attributes = '') =>
  styles
    .map(
      ({ url, integrity }) =>
        `<link rel="stylesheet" href="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin${attributes}>`,
    )
    .join('\n');

const ICONS = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`;

export function plainHead(title: string, description: string, isIndexed: boolean): string {
  return `<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">${isIndexed ? '' : '\n<meta name="robots" content="noindex">'}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Pages cached for everybody carry no nonce. */
function nonceOf({ nonce }: Boot): string {
  return nonce && ` nonce="${nonce}"`;
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Titles in the document before any script runs; the site's name is added. */
export const PAGE_TEXTS: Record<
  Language,
  { landing: string; description: string; console: string; notFound: string }
> = {
  es: {
    landing: 'Liderazgo y bienestar',
    description:
      'Formación en liderazgo, negocio y bienestar con un equipo presente en varios países. Conoce a nuestros líderes y participa en las sesiones en vivo.',
    console: 'Consola',
    notFound: 'Página no encontrada',
  },
  en: {
    landing: 'Leadership and wellness',
    description:
      'Training in leadership, business and wellness with a team present in several countries. Meet our leaders and join the live sessions.',
    console: 'Console',
    notFound: 'Page Not Found',
  },
  fr: {
    landing: 'Leadership et bien-être',
    description:
      'Formation au leadership, aux affaires et au bien-être avec une équipe présente dans plusieurs pays. Rencontrez nos leaders et participez aux sessions en direct.',
    console: 'Console',
    notFound: 'Page introuvable',
  },
};
