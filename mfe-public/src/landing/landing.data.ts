import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import type { Contact } from '../data/landing-content.ts';
import { describeBlocks, fixedPageSource, type SitePageData } from '../site-page/site-page.data.ts';
import { readLogo, readSections } from '../site/frame.ts';
import type { HeadContext, PageSource } from '../site/page-definition.ts';
import { openingHoursSpecification } from '../site/structured-data.ts';

/** The landing page, and values that only its head contains. */
export interface LandingData {
  page: SitePageData | null;
  contact: Contact | null;
  /** Null for the site's own logo. */
  logo: string | null;
}

const { read, isIndexed, freshUntil, head } = fixedPageSource('landing');

export const landingSource: PageSource<LandingData> = {
  read: (sources) => ({
    page: read(sources),
    contact: readSections(sources.responses, sources.language).contact?.contact ?? null,
    logo: readLogo(sources.responses),
  }),
  isIndexed: ({ page }) => isIndexed?.(page) ?? false,
  freshUntil: ({ page }) => freshUntil?.(page) ?? null,
  head({ page, contact, logo }, context) {
    const { t, siteDescription } = context;
    const described = head(page, context);
    const description = siteDescription || described.description;
    return {
      ...described,
      title: page ? `${t('site.name')} · ${page.title.children}` : t('site.name'),
      description,
      structuredData: [
        organization(contact, logo, description, context),
        website(context),
        ...(page ? describeBlocks(page, context) : []),
      ],
    };
  },
};

/** Describes the site for search engines (https://schema.org/WebSite). */
function website({ t, origin }: HeadContext) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: t('site.name'),
    url: origin,
    inLanguage: LANGUAGES,
    publisher: { '@id': `${origin}/#organization` },
  };
}

const OWN_LOGO = '/favicon.svg';

/** Describes the organization for search engines (https://schema.org/Organization); fields that are not stored are left out. */
function organization(
  contact: Contact | null,
  logo: string | null,
  description: string,
  { t, origin }: HeadContext,
) {
  const none = { email: '', phone: '', networks: [], address: [], openingHours: [] };
  const { email, phone, networks, address, openingHours } = contact ?? none;
  const place = address.map(({ children }) => children).join(', ');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: t('site.name'),
    url: origin,
    logo: new URL(logo ?? OWN_LOGO, origin).href,
    description,
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        availableLanguage: LANGUAGES,
      },
    }),
    ...(place && { address: place }),
    // Opening hours only apply to a place.
    ...(openingHours.length > 0 && {
      location: {
        '@type': 'Place',
        name: t('site.name'),
        ...(place && { address: place }),
        openingHoursSpecification: openingHoursSpecification(openingHours),
      },
    }),
    ...(networks.length > 0 && { sameAs: networks.map(({ url }) => url) }),
  };
}
