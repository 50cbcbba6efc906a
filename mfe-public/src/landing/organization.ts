import { CONTENT_LANGUAGES } from '@vitral/contracts';
import type { Contact } from '../data/landing-content.ts';
import type { HeadContext } from '../site/page-definition.ts';

const OWN_LOGO = '/favicon.svg';

/**
 * Describes the organization behind the site for search engines (https://schema.org/Organization); missing data is
 * left out.
 */
export function organization(contact: Contact | undefined, logo: string | null, context: HeadContext) {
  const { t, origin, siteDescription } = context;
  const { email, phone, networks } = contact ?? { email: '', phone: '', networks: [] };
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: t('site.name'),
    url: origin,
    logo: new URL(logo ?? OWN_LOGO, origin).href,
    description: siteDescription || t('landing.description'),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        availableLanguage: CONTENT_LANGUAGES,
      },
    }),
    ...(networks.length > 0 && { sameAs: networks.map(({ address }) => address) }),
  };
}
