import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '@vitral/contracts/languages';
import { REVIEW_STATES } from '@vitral/contracts/testimonials';
import { TeamMember } from '../team-members/index.ts';
import { announced, editable, searchText, sortableText, searchIndex } from '../platform/entities/columns.ts';
import { publicationDates, publicationIndex } from '../platform/entities/publication-dates.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';

/** SQL equivalent of `testimonialLanguage` in libs/contracts. */
export const languageRule = (table = '') => `coalesce(${table}locale,
  case when ${table}"position" ~ '^[0-9]*[13579]$' then 'es' when ${table}"position" ~ '^[0-9]+$' then 'en' end)`;

/** SQL condition that excludes testimonials about an inactive member. */
export const aboutShownMember = (table: string) => `(${table}.about_member_id is null
  or ${table}.about_member_id in (select id from team_member where is_active))`;

const TestimonialSchema = defineEntity({
  name: 'Testimonial',
  triggers: [announced('testimonial')],
  indexes: [
    publicationIndex('testimonial'),
    { properties: ['createdAt', 'id'] },
    { properties: ['name', 'id'] },
    { properties: ['rating', 'id'] },
    { properties: ['rating', 'createdAt', 'id'] },
    sqlIndex('testimonial_shown_index', 'testimonial (created_at, id) where is_active'),
    sqlIndex('testimonial_hidden_index', 'testimonial (created_at, id) where not is_active'),
    sqlIndex(
      'testimonial_first_index',
      'testimonial (pinned_place, created_at desc, id desc) where is_active',
    ),
    sqlIndex(
      'testimonial_first_language_index',
      `testimonial ((${languageRule()}), pinned_place, created_at desc, id desc) where is_active`,
    ),
    sqlIndex('testimonial_pinned_index', 'testimonial (pinned_place) where pinned_place is not null'),
    { properties: ['aboutMember'] },
    { properties: ['reviewState', 'createdAt', 'id'] },
    sqlIndex('testimonial_language_index', `testimonial ((${languageRule()}), created_at, id)`),
    { name: 'testimonial_search_index', expression: searchIndex('testimonial', 'search_text') },
  ],
  checks: [{ name: 'testimonial_active_check', expression: `review_state = 'approved' or not is_active` }],
  properties: {
    ...editable(),
    name: sortableText(),
    text: p.text(),
    image: p.text().nullable(),
    position: p.text().nullable(),
    company: p.text().nullable(),
    rating: p.smallint(),
    isActive: p.boolean(),
    ...publicationDates('isActive'),
    reviewState: p.enum(REVIEW_STATES).default('approved'),
    locale: p.enum(LANGUAGES).nullable(),
    consentDate: p.date().nullable(),
    /** Position among the pinned testimonials; null for all others, which follow, the newest first. */
    pinnedPlace: p.integer().nullable(),
    /** Also null once the member is deleted. */
    aboutMember: () =>
      p.manyToOne(TeamMember).fieldName('about_member_id').nullable().mapToPk().deleteRule('set null'),
    searchText: searchText('name', 'text', "coalesce(company, '')"),
  },
});

export class Testimonial extends TestimonialSchema.class {}
TestimonialSchema.setClass(Testimonial);
