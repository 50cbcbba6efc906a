export { GRANTS, PERMISSIONS, ROLES, allows, lowestRole, type Permission, type Role } from './access.ts';
export type { Activity, AdminStats } from './admin-stats.ts';
export { AUDIT_VERBS, type AuditEntry, type AuditVerb } from './audit.ts';
export {
  CONTACT_FIELDS,
  CONTACT_HONEYPOT,
  CONTACT_SUBJECTS,
  contactProblems,
  type ContactField,
  type ContactMessageInput,
  type ContactMessageReceipt,
  type ContactProblem,
  type ContactProblems,
  type ContactSubject,
} from './contact-messages.ts';
export {
  CONTENT_CATEGORIES,
  CONTENT_TYPES,
  FOCAL_CENTER,
  PICTURE_SQUARE,
  PICTURE_WIDTHS,
  TRASH_DAYS,
  VISIBILITIES,
  VISIBILITY_ALIASES,
  type ContentBulkChange,
  type ContentBulkResult,
  type ContentCategory,
  type ContentInput,
  type ContentItem,
  type ContentStats,
  type ContentType,
  type ContentUpdate,
  type ContentUse,
  type FocalPoint,
  type UploadLimits,
  type Visibility,
} from './content.ts';
export { ERRORS, type ErrorBody, type ErrorCode, type ErrorParams } from './errors.ts';
export {
  LANDING_SECTIONS,
  type LandingCard,
  type LandingContentItem,
  type LandingDraft,
  type LandingDraftInput,
  type LandingFigure,
  type LandingMetadata,
  type LandingPublication,
  type LandingRevision,
  type LandingSection,
  type LandingSectionState,
  type LandingTexts,
  type LandingValue,
} from './landing-content.ts';
export {
  CONTENT_LANGUAGES,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  contentLanguage,
  isLanguage,
  type Bilingual,
  type ContentLanguage,
  type Language,
} from './languages.ts';
export { ACTIVE_USER_HOURS, LIMITS, RATING } from './limits.ts';
export {
  MODULE_CONTRACT,
  MODULE_NAMES,
  type Boot,
  type BootModule,
  type BuiltDescriptor,
  type ModuleDescriptor,
  type ModuleName,
  type PageContribution,
  type ReleaseName,
  type ReleaseSummary,
} from './modules.ts';
export type {
  PageState,
  PublicPage,
  PublicRenderer,
  RenderedPage,
  RenderRequest,
  SentForm,
} from './public-pages.ts';
export { SHARE_LINK_YEARS, type ShareLink, type ShareLinkInput } from './share-links.ts';
export {
  SITE_CONFIG_KEYS,
  type SiteConfigEntry,
  type SiteConfigInput,
  type SiteConfigKey,
} from './site-config.ts';
export {
  SOCIAL_PLATFORMS,
  type PublicSocialFeedItem,
  type SocialFeedItem,
  type SocialPlatform,
} from './social-feeds.ts';
export type { PublicTeamMember, TeamMember } from './team-members.ts';
export {
  RESOURCE_TYPES,
  type OpenedResource,
  type ResourceType,
  type TeamResource,
} from './team-resources.ts';
export {
  testimonialLanguage,
  type PublicTestimonial,
  type Testimonial,
  type TestimonialInput,
  type TestimonialUpdate,
} from './testimonials.ts';
export { TIMING } from './timing.ts';
export type { CurrentUser, DemoAccount, LoginAnswer, LoginInput, User, UserStatus } from './users.ts';
export {
  MEETING_CATEGORIES,
  WEEKDAYS,
  type MeetingCategory,
  type PublicZoomMeeting,
  type TimeSlot,
  type Weekday,
  type ZoomMeeting,
} from './zoom-meetings.ts';
