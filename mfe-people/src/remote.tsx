import { defineRemote } from '@vitral/sdk';

export default defineRemote({
  name: 'mfe-people',
  texts: {
    testimonials: {
      es: () => import('./testimonials/texts/es.json'),
      en: () => import('./testimonials/texts/en.json'),
    },
    'team-members': {
      es: () => import('./team-members/texts/es.json'),
      en: () => import('./team-members/texts/en.json'),
    },
    'contact-messages': {
      es: () => import('./contact-messages/texts/es.json'),
      en: () => import('./contact-messages/texts/en.json'),
    },
    users: { es: () => import('./users/texts/es.json'), en: () => import('./users/texts/en.json') },
    profile: { es: () => import('./profile/texts/es.json'), en: () => import('./profile/texts/en.json') },
    'assigned-messages': {
      es: () => import('./contact-messages/assigned-messages/texts/es.json'),
      en: () => import('./contact-messages/assigned-messages/texts/en.json'),
    },
  },
  pages: {
    testimonials: { load: () => import('./testimonials/testimonials.page.tsx'), texts: ['testimonials'] },
    'team-members': { load: () => import('./team-members/team-members.page.tsx'), texts: ['team-members'] },
    'contact-messages': {
      load: () => import('./contact-messages/contact-messages.page.tsx'),
      texts: ['contact-messages'],
    },
    users: { load: () => import('./users/users.page.tsx'), texts: ['users'] },
    profile: { load: () => import('./profile/profile.page.tsx'), texts: ['profile'] },
  },
  slots: {
    'assigned-messages': {
      load: () => import('./contact-messages/assigned-messages/assigned-messages.card.tsx'),
      texts: ['assigned-messages'],
    },
  },
});
