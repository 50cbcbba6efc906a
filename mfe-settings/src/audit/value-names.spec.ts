import { ROLES } from '@vitral/contracts/access';
import { DENSITIES, THEMES } from '@vitral/contracts/accounts';
import { CONTACT_STATUSES, CONTACT_SUBJECTS } from '@vitral/contracts/contact-messages';
import { CONTENT_CATEGORIES, CONTENT_TYPES, VISIBILITIES } from '@vitral/contracts/content';
import { CHANNELS } from '@vitral/contracts/notifications';
import { PASSWORD_POLICIES, SIGNATURE_POLICIES } from '@vitral/contracts/settings';
import { FEED_SOURCE_KINDS, SOCIAL_PLATFORMS } from '@vitral/contracts/social-feeds';
import { RESOURCE_TYPES } from '@vitral/contracts/team-resources';
import { WITHDRAWERS } from '@vitral/contracts/testimonial-consents';
import { REVIEW_STATES } from '@vitral/contracts/testimonials';
import { MEETING_CATEGORIES } from '@vitral/contracts/zoom-meetings';
import en from './texts/en.json';
import es from './texts/es.json';

/** Enumerated values in audit entries, by field name. */
const CHOICES: Record<string, readonly string[]> = {
  category: [...CONTENT_CATEGORIES, 'team', ...MEETING_CATEGORIES],
  channel: CHANNELS,
  density: DENSITIES,
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
