import type { FloorOptions } from './floors-rule.ts';

/**
 * Lists the folders of each project from the top down: a folder imports only from folders below it, types included, so
 * that no cycle is possible (docs/adr/057). `.` stands for the files beside the folders. A new folder goes above
 * everything that it imports.
 */
const FLOORS: Record<string, string> = {
  shell: '. console override public bar client-errors federation page',
  'mfe-public': `
    . rendering landing site-page team-member testimonials backup-download blocks join contact live-session education carousel language-test layout dialog
    announcement language-offer not-found toast forms motion glass consent styles site time-zone i18n data`,
  'mfe-content':
    '. redirects site-pages landing-content page-preview materials content share-links upload pictures preview shared',
  'mfe-people': '. contact-messages profile testimonials team-members users',
  'mfe-social':
    '. social-feeds feed-sources embeds team-resources meeting-registrations zoom-meetings shared',
  'mfe-settings': `
    . dashboard audit security-events debug client-errors console-pages modules module-previews device-logins module-tokens signing-keys settings-page identity-providers zoom-account
    access-tokens webhooks api-keys
    backups deliveries settings shared site-config activity`,
  'libs/ui': '. data forms feedback controls layout theme',
};

/** Nouns; each is imported only through its index.ts. */
const NOUNS = `
  access-tokens webhooks imports admin-stats first-steps presence audit security-events client-errors search reviews publication-failures comments preview-links demo embeds feed-thumbnails social-pictures meeting-registrations zoom-calls device-logins environments module-tokens retention share-links
  testimonial-requests content feed-sources team-resources testimonials zoom-meetings zoom-account api-keys team-members pages backups backup-keys
  contact-messages landing-content site-pages redirects personal-notifications list-preferences saved-views unsaved-inputs accounts modules module-settings collections module-permissions signing-keys notifications site-config work-queue`;
/** The platform imports no noun. */
const PLATFORM = `
  platform/bulk platform/imports platform/health platform/idempotency platform/email platform/sms platform/deliveries platform/csv platform/openapi
  platform/outgoing
  platform/sandbox platform/workers platform/public-reads platform/sessions platform/http platform/logging platform/security-events platform/rate-limits
  platform/settings platform/publication platform/trash platform/audit
  platform/jobs platform/lists platform/metrics platform/access platform/changes platform/entities
  platform/secrets platform/storage platform/database platform/config platform/validation
  platform/webhooks platform/errors`;
const ENTERED_FREELY = ['.', 'commands', 'server', 'migrations'];

const floorsOf = (project: string, order: string, entrances?: FloorOptions['entrances']) => ({
  files: [`${project}/src/**/*.{ts,tsx}`],
  // Specs and fixtures may import from above.
  ignores: ['**/*.{spec,fixtures}.{ts,tsx}', '**/testing/**'],
  rules: {
    'vitral/floors': ['error', { source: `${project}/src`, order: order.trim().split(/\s+/), entrances }],
  },
});

export const floors = [
  floorsOf('api', `${ENTERED_FREELY.join(' ')} ${NOUNS} ${PLATFORM}`, {
    without: ENTERED_FREELY,
    platform: 'platform',
  }),
  ...Object.entries(FLOORS).map(([project, order]) => floorsOf(project, order)),
];
