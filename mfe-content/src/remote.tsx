import { defineRemote } from '@vitral/module-kit';

export default defineRemote({
  name: 'mfe-content',
  pages: {
    materials: () => import('./materials/materials.page.tsx'),
    upload: () => import('./upload/upload.page.tsx'),
    content: () => import('./content/content.page.tsx'),
    'landing-content': () => import('./landing-content/landing-content.page.tsx'),
    'site-pages': () => import('./site-pages/site-pages.page.tsx'),
    redirects: () => import('./redirects/redirects.page.tsx'),
  },
  texts: {
    es: () => import('./i18n/es.json'),
    en: () => import('./i18n/en.json'),
  },
});
