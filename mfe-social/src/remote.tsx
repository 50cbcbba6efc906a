import { defineRemote } from '@vitral/module-kit';

export default defineRemote({
  name: 'mfe-social',
  pages: {
    'social-feeds': () => import('./social-feeds/social-feeds.page.tsx'),
    'team-resources': () => import('./team-resources/team-resources.page.tsx'),
    'meeting-registrations': () => import('./meeting-registrations/meeting-registrations.page.tsx'),
    'zoom-meetings': () => import('./zoom-meetings/zoom-meetings.page.tsx'),
  },
  texts: {
    es: () => import('./i18n/es.json'),
    en: () => import('./i18n/en.json'),
  },
});
