import { ROLES } from '@vitral/sdk/contracts/access';
import { DENSITIES, THEMES } from '@vitral/sdk/contracts/accounts';
import { CONTACT_STATUSES, CONTACT_SUBJECTS } from '@vitral/sdk/contracts/contact-messages';
import { CONTENT_CATEGORIES, CONTENT_TYPES, VISIBILITIES } from '@vitral/sdk/contracts/content';
import { CHANNELS } from '@vitral/sdk/contracts/notifications';
import { HTTPS_SCOPES, PASSWORD_POLICIES, SIGNATURE_POLICIES } from '@vitral/sdk/contracts/settings';
import { FEED_SOURCE_KINDS, SOCIAL_PLATFORMS } from '@vitral/sdk/contracts/social-feeds';
import { RESOURCE_TYPES } from '@vitral/sdk/contracts/team-resources';
import { WITHDRAWERS } from '@vitral/sdk/contracts/testimonial-consents';
import { REVIEW_STATES } from '@vitral/sdk/contracts/testimonials';
import { MEETING_CATEGORIES } from '@vitral/sdk/contracts/zoom-meetings';
import en from './texts/en.json';
import es from './texts/es.json';

/** Enumerated values in audit entries, by field name. */
const CHOICES: Record<string, readonly string[]> = {
  category: [...CONTENT_CATEGORIES, 'team', ...MEETING_CATEGORIES],
  channel: CHANNELS,
  density: DENSITIES,
  httpsScope: HTTPS_SCOPES,
  kind: FEED_SOURCE_KINDS,
  moduleSignatures: SIGNATURE_POLICIES,
  passwordPolicy: PASSWORD_POLICIES,
  platform: SOCIAL_PLATFORMS,
  reviewState: REVIEW_STATES,
  role: ROLES,
  status: CONTACT_STATUSES,
  subject: CONTACT_SUBJECTS,
  theme: THEMES,
  type: [...CONTENT_TYPES, ...RESOURCE_TYPES],
  visibility: VISIBILITIES,
  withdrawnBy: WITHDRAWERS,
};

describe('value names', () => {
  it('has a label for every enumerated value', () => {
    const keys = Object.entries(CHOICES).flatMap(([field, values]) =>
      values.map((value) => `audit.values.${field}.${value}`),
    );
    expect(keys.filter((key) => !(key in en) || !(key in es))).toEqual([]);
  });
});
