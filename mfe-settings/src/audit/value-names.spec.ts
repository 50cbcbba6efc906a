import {
  CHANNELS,
  CONTACT_STATUSES,
  CONTACT_SUBJECTS,
  CONTENT_CATEGORIES,
  CONTENT_TYPES,
  DENSITIES,
  FEED_SOURCE_KINDS,
  LANGUAGES,
  MEETING_CATEGORIES,
  PASSWORD_POLICIES,
  RESOURCE_TYPES,
  ROLES,
  SOCIAL_PLATFORMS,
  THEMES,
  VISIBILITIES,
} from '@vitral/contracts';
import en from '../i18n/en.json';
import es from '../i18n/es.json';

/** Enumerated values in audit entries, by field name. */
const CHOICES: Record<string, readonly string[]> = {
  category: [...CONTENT_CATEGORIES, 'team', ...MEETING_CATEGORIES],
  channel: CHANNELS,
  density: DENSITIES,
  kind: FEED_SOURCE_KINDS,
  language: LANGUAGES,
  passwordPolicy: PASSWORD_POLICIES,
  platform: SOCIAL_PLATFORMS,
  role: ROLES,
  status: CONTACT_STATUSES,
  subject: CONTACT_SUBJECTS,
  theme: THEMES,
  type: [...CONTENT_TYPES, ...RESOURCE_TYPES],
  value: LANGUAGES,
  visibility: VISIBILITIES,
};

it('has a label for every enumerated value', () => {
  const keys = Object.entries(CHOICES).flatMap(([field, values]) =>
    values.map((value) => `audit.values.${field}.${value}`),
  );
  expect(keys.filter((key) => !(key in en) || !(key in es))).toEqual([]);
});
