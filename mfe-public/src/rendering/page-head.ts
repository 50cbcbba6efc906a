import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import type { PublicPage } from '@vitral/contracts/public-pages';
import openGraph from '../assets/open-graph.jpg';
import type { PageHead } from '../site/page-definition.ts';

interface HeadOptions {
  description: PublicPage;
  language: Language;
  /** `https://vitral.example` */
  origin: string;
  siteName: string;
}

const LOCALES: Record<Language, string> = { es: 'es_MX', en: 'en_US', fr: 'fr_CA' };

export function headHtml(head: PageHead, { description, language, origin, siteName }: HeadOptions): string {
  const addresses = addressesOf(description, origin);
  const elements = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    description.isIndexed ? '' : meta('name', 'robots', 'noindex'),
    addresses && `<link rel="canonical" href="${escape(addresses[language])}">`,
    addresses && description.isIndexed && alternates(addresses, description, origin),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    addresses && meta('property', 'og:url', addresses[language]),
    meta('property', 'og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', LOCALES[other]),
    ),
    meta('property', 'og:image', origin + openGraph),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', siteName),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structuredData ?? []).map(jsonLd),
  ];
  return elements.filter(Boolean).join('\n');
}

function addressesOf({ addresses }: PublicPage, origin: string): Record<Language, string> | null {
  if (!addresses) return null;
  const full = (language: Language) =>
    `${origin}/${language}${addresses[language] === '/' ? '' : addresses[language]}`;
  return { es: full('es'), en: full('en'), fr: full('fr') };
}

/** `x-default` is the bare address, which is answered in the visitor's own language. */
function alternates(full: Record<Language, string>, { addresses }: PublicPage, origin: string): string {
  const links = LANGUAGES.map((language) => [language, full[language]] as const);
  return [...links, ['x-default', `${origin}${addresses?.es ?? '/'}`] as const]
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escape(href)}">`)
    .join('\n');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escape(content)}">`;
}

function jsonLd(data: object): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
