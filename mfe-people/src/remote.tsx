import { defineRemote } from '@vitral/module-kit';

export default defineRemote({
  name: 'mfe-people',
  pages: {
    testimonials: () => import('./testimonials/testimonials.page.tsx'),
    'team-members': () => import('./team-members/team-members.page.tsx'),
    'contact-messages': () => import('./contact-messages/contact-messages.page.tsx'),
    users: () => import('./users/users.page.tsx'),
    profile: () => import('./profile/profile.page.tsx'),
  },
  texts: {
    es: () => import('./i18n/es.json'),
    en: () => import('./i18n/en.json'),
  },
});
