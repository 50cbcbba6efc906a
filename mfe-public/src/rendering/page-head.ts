import {
  DEFAULT_LANGUAGE,
  inEveryLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@vitral/sdk/contracts/languages';
import { DISMISSED_PREFIX } from '@vitral/sdk/contracts/cookies';
import {
  addressIn,
  type PublicPage,
  SLUG_PART,
  type SocialPicture,
} from '@vitral/sdk/contracts/public-pages';
import openGraph from '../assets/open-graph.jpg';
import type { PageHead, Slugs } from '../site/page-definition.ts';

interface HeadOptions {
  description: PublicPage;
  language: Language;
  /** Languages in which search engines may index the page. */
  indexed: readonly Language[];
  /** `https://vitral.example` */
  origin: string;
  siteName: string;
  slugs?: Slugs | undefined;
  /** Code of the announcement that the page shows; the shell's starter hides it once it is dismissed. */
  announcement?: string | undefined;
}

/** `es_MX` */
const openGraphLocale = (language: Language) => LANGUAGE_FACTS[language].locale.replace('-', '_');

export function headHtml(head: PageHead, options: HeadOptions): string {
  const { description, language, indexed, origin, siteName } = options;
  const urls = urlsOf(options);
  const isIndexed = description.isIndexed && indexed.includes(language);
  const elements = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    isIndexed ? '' : meta('name', 'robots', 'noindex'),
    urls && `<link rel="canonical" href="${escape(urls[language])}">`,
    urls && isIndexed && alternates(urls, indexed, origin),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    urls && meta('property', 'og:url', urls[language]),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...indexed
      .filter((other) => other !== language)
      .map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    // The server adds the name of the picture that it draws.
    ...(description.addresses ? [] : sitePicture(options)),
    meta('name', 'twitter:card', 'summary_large_image'),
    options.announcement &&
      `<meta id="announcement" name="announcement" content="${DISMISSED_PREFIX}${escape(options.announcement)}">`,
    ...(head.structuredData ?? []).map(jsonLd),
  ];
  return elements.filter(Boolean).join('\n');
}

/**
 * Returns the alternative text of the page's picture for social networks; undefined for a page without URL, which has
 * the picture of the site.
 */
export function socialPictureOf(
  { title, image, chosenImage }: PageHead,
  { description, siteName }: Pick<HeadOptions, 'description' | 'siteName'>,
): SocialPicture | undefined {
  if (!description.addresses) return undefined;
  const parts = title.split(' · ').filter((part) => part !== siteName);
  return { title: parts.join(' · ') || siteName, picture: image ?? null, chosen: chosenImage ?? null };
}

function sitePicture({ origin, siteName }: HeadOptions): string[] {
  return [
    meta('property', 'og:image', origin + openGraph),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', siteName),
    meta('name', 'twitter:image', origin + openGraph),
  ];
}

function urlsOf({ description: { addresses }, origin, slugs }: HeadOptions): Record<Language, string> | null {
  if (!addresses) return null;
  return inEveryLanguage((language) => {
    const path = addressIn(addresses, language).replace(SLUG_PART, `/${slugs?.[language] ?? ''}`);
    return `${origin}/${language}${path === '/' ? '' : path}`;
  });
}

/**
 * Returns links to the page in each indexed language. `x-default` is the URL without a language, which responds in the
 * visitor's own.
 */
function alternates(urls: Record<Language, string>, indexed: readonly Language[], origin: string): string {
  const links = indexed.map((language) => [language, urls[language]] as const);
  const bare = origin + (urls[DEFAULT_LANGUAGE].slice(`${origin}/${DEFAULT_LANGUAGE}`.length) || '/');
  return [...links, ['x-default', bare] as const]
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
