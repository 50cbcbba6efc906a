import { defineRemote } from '@vitral/module-kit';

export default defineRemote({
  name: 'mfe-settings',
  pages: {
    dashboard: () => import('./dashboard/dashboard.page.tsx'),
    settings: () => import('./settings-page/settings.page.tsx'),
    backups: () => import('./backups/backups.page.tsx'),
    audit: () => import('./audit/audit.page.tsx'),
    modules: () => import('./modules/modules.page.tsx'),
    debug: () => import('./debug/debug.page.tsx'),
  },
  texts: {
    es: () => import('./i18n/es.json'),
    en: () => import('./i18n/en.json'),
  },
});
