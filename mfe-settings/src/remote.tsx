import { defineRemote } from '@vitral/sdk';

export default defineRemote({
  name: 'mfe-settings',
  texts: {
    shared: { es: () => import('./i18n/es.json'), en: () => import('./i18n/en.json') },
    activity: { es: () => import('./activity/texts/es.json'), en: () => import('./activity/texts/en.json') },
    dashboard: {
      es: () => import('./dashboard/texts/es.json'),
      en: () => import('./dashboard/texts/en.json'),
    },
    'settings-page': {
      es: () => import('./settings-page/texts/es.json'),
      en: () => import('./settings-page/texts/en.json'),
    },
    backups: { es: () => import('./backups/texts/es.json'), en: () => import('./backups/texts/en.json') },
    audit: { es: () => import('./audit/texts/es.json'), en: () => import('./audit/texts/en.json') },
    'security-events': {
      es: () => import('./security-events/texts/es.json'),
      en: () => import('./security-events/texts/en.json'),
    },
    modules: { es: () => import('./modules/texts/es.json'), en: () => import('./modules/texts/en.json') },
    tokens: { es: () => import('./shared/texts/es.json'), en: () => import('./shared/texts/en.json') },
    'access-tokens': {
      es: () => import('./access-tokens/texts/es.json'),
      en: () => import('./access-tokens/texts/en.json'),
    },
    webhooks: { es: () => import('./webhooks/texts/es.json'), en: () => import('./webhooks/texts/en.json') },
    'module-tokens': {
      es: () => import('./module-tokens/texts/es.json'),
      en: () => import('./module-tokens/texts/en.json'),
    },
    'device-logins': {
      es: () => import('./device-logins/texts/es.json'),
      en: () => import('./device-logins/texts/en.json'),
    },
    debug: { es: () => import('./debug/texts/es.json'), en: () => import('./debug/texts/en.json') },
  },
  pages: {
    dashboard: { load: () => import('./dashboard/dashboard.page.tsx'), texts: ['dashboard'] },
    settings: {
      load: () => import('./settings-page/settings.page.tsx'),
      texts: ['shared', 'tokens', 'access-tokens', 'webhooks', 'settings-page'],
    },
    backups: { load: () => import('./backups/backups.page.tsx'), texts: ['shared', 'backups'] },
    audit: { load: () => import('./audit/audit.page.tsx'), texts: ['shared', 'activity', 'audit'] },
    'security-events': {
      load: () => import('./security-events/security-events.page.tsx'),
      texts: ['security-events'],
    },
    modules: {
      load: () => import('./modules/modules.page.tsx'),
      texts: ['shared', 'tokens', 'module-tokens', 'modules'],
    },
    'device-login': {
      load: () => import('./device-logins/device-login.page.tsx'),
      texts: ['tokens', 'module-tokens', 'device-logins'],
    },
    debug: { load: () => import('./debug/debug.page.tsx'), texts: ['debug'] },
  },
  slots: {
    'recent-activities': {
      load: () => import('./dashboard/recent-activities.card.tsx'),
      texts: ['shared', 'activity', 'dashboard'],
    },
    activity: { load: () => import('./dashboard/activity.card.tsx'), texts: ['dashboard'] },
  },
});
