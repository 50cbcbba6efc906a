import { defineRemote } from '@vitral/sdk';

export default defineRemote({
  name: 'mfe-social',
  texts: {
    shared: { es: () => import('./i18n/es.json'), en: () => import('./i18n/en.json') },
    'social-feeds': {
      es: () => import('./social-feeds/texts/es.json'),
      en: () => import('./social-feeds/texts/en.json'),
    },
    'team-resources': {
      es: () => import('./team-resources/texts/es.json'),
      en: () => import('./team-resources/texts/en.json'),
    },
    'meeting-registrations': {
      es: () => import('./meeting-registrations/texts/es.json'),
      en: () => import('./meeting-registrations/texts/en.json'),
    },
    'zoom-meetings': {
      es: () => import('./zoom-meetings/texts/es.json'),
      en: () => import('./zoom-meetings/texts/en.json'),
    },
    'latest-posts': {
      es: () => import('./social-feeds/latest-posts/texts/es.json'),
      en: () => import('./social-feeds/latest-posts/texts/en.json'),
    },
  },
  pages: {
    'social-feeds': {
      load: () => import('./social-feeds/social-feeds.page.tsx'),
      texts: ['shared', 'social-feeds'],
    },
    'team-resources': {
      load: () => import('./team-resources/team-resources.page.tsx'),
      texts: ['shared', 'team-resources'],
    },
    'meeting-registrations': {
      load: () => import('./meeting-registrations/meeting-registrations.page.tsx'),
      texts: ['shared', 'meeting-registrations'],
    },
    'zoom-meetings': {
      load: () => import('./zoom-meetings/zoom-meetings.page.tsx'),
      texts: ['shared', 'zoom-meetings'],
    },
  },
  slots: {
    'latest-posts': {
      load: () => import('./social-feeds/latest-posts/latest-posts.card.tsx'),
      texts: ['latest-posts'],
    },
  },
});
