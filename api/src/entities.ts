import type { EntityName } from '@mikro-orm/core';
import { ActiveReleaseSet, ReleaseSet } from './modules/release-set.entity.ts';
import { Release } from './modules/release.entity.ts';
import { AuditEntry } from './platform/audit/audit-entry.entity.ts';
import { SiteConfig } from './site-config/site-config.entity.ts';
import { Testimonial } from './testimonials/testimonials.entity.ts';
import { User } from './users/users.entity.ts';

/** Every entity of the product; a new noun adds its own here and then runs `npm run migration:create -w api`. */
export const ENTITIES: EntityName[] = [
  ActiveReleaseSet,
  AuditEntry,
  Release,
  ReleaseSet,
  SiteConfig,
  Testimonial,
  User,
];
