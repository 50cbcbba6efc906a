import { defineRemote } from '@vitral/sdk';

export default defineRemote({
  name: 'mfe-content',
  texts: {
    shared: { es: () => import('./i18n/es.json'), en: () => import('./i18n/en.json') },
    materials: {
      es: () => import('./materials/texts/es.json'),
      en: () => import('./materials/texts/en.json'),
    },
    upload: { es: () => import('./upload/texts/es.json'), en: () => import('./upload/texts/en.json') },
    content: { es: () => import('./content/texts/es.json'), en: () => import('./content/texts/en.json') },
    'share-links': {
      es: () => import('./share-links/texts/es.json'),
      en: () => import('./share-links/texts/en.json'),
    },
    'landing-content': {
      es: () => import('./landing-content/texts/es.json'),
      en: () => import('./landing-content/texts/en.json'),
    },
    'site-pages': {
      es: () => import('./site-pages/texts/es.json'),
      en: () => import('./site-pages/texts/en.json'),
    },
    redirects: {
      es: () => import('./redirects/texts/es.json'),
      en: () => import('./redirects/texts/en.json'),
    },
    'opened-links': {
      es: () => import('./share-links/opened-links/texts/es.json'),
      en: () => import('./share-links/opened-links/texts/en.json'),
    },
  },
  pages: {
    materials: {
      load: () => import('./materials/materials.page.tsx'),
      texts: ['shared', 'content', 'materials', 'share-links', 'upload'],
    },
    upload: { load: () => import('./upload/upload.page.tsx'), texts: ['shared', 'upload'] },
    content: {
      load: () => import('./content/content.page.tsx'),
      texts: ['shared', 'content', 'share-links', 'upload'],
    },
    'share-links': {
      load: () => import('./share-links/share-links.page.tsx'),
      texts: ['shared', 'share-links'],
    },
    'landing-content': {
      load: () => import('./landing-content/landing-content.page.tsx'),
      texts: ['shared', 'landing-content'],
    },
    'site-pages': { load: () => import('./site-pages/site-pages.page.tsx'), texts: ['shared', 'site-pages'] },
    redirects: { load: () => import('./redirects/redirects.page.tsx'), texts: ['shared', 'redirects'] },
  },
  slots: {
    'opened-links': {
      load: () => import('./share-links/opened-links/opened-links.card.tsx'),
      texts: ['opened-links'],
    },
  },
});
