export { GRANTS, PERMISSIONS, ROLES, allows, lowestRole, type Permission, type Role } from './access.ts';
export {
  DENSITIES,
  THEMES,
  isUsername,
  type AccountSession,
  type AuthOptions,
  type DemoAccount,
  type Density,
  type ForgottenPasswordInput,
  type LoginAnswer,
  type LoginInput,
  type PasswordChangeInput,
  type PasswordLinkInfo,
  type PasswordLinkInput,
  type PreferencesInput,
  type RecoveryCodes,
  type RegistrationInput,
  type SecondFactorSetup,
  type SecondFactorState,
  type Theme,
} from './accounts.ts';
export type { Activity, AdminStats } from './admin-stats.ts';
export { AUDIT_VERBS, type AuditEntry, type AuditVerb } from './audit.ts';
export {
  CONTACT_ANSWER_HOURS,
  CONTACT_FIELDS,
  CONTACT_HONEYPOT,
  CONTACT_STATUSES,
  CONTACT_SUBJECTS,
  contactProblems,
  type ContactField,
  type ContactMessage,
  type ContactMessageDetail,
  type ContactMessageInput,
  type ContactMessageReceipt,
  type ContactMessageStats,
  type ContactMessageUpdate,
  type ContactNote,
  type ContactProblem,
  type ContactProblems,
  type ContactStatus,
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
export { isEmail } from './email.ts';
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
  DEFAULT_SETTINGS,
  PASSWORD_POLICIES,
  PASSWORD_POLICY_ALIASES,
  PASSWORD_RULES,
  RETENTION_DAYS,
  SESSION_HOURS,
  type PasswordPolicy,
  type RetentionDays,
  type SessionHours,
  type Settings,
  type SettingsInput,
  type SettingsUpdate,
} from './settings.ts';
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
export type {
  PublicTeamMember,
  TeamMember,
  TeamMemberInput,
  TeamMemberMove,
  TeamMemberUpdate,
} from './team-members.ts';
export {
  RESOURCE_TYPES,
  type OpenedResource,
  type ResourceType,
  type TeamResource,
} from './team-resources.ts';
export {
  TESTIMONIAL_LANGUAGES,
  testimonialLanguage,
  type PublicTestimonial,
  type Testimonial,
  type TestimonialInput,
  type TestimonialLanguage,
  type TestimonialStats,
  type TestimonialUpdate,
} from './testimonials.ts';
export { TIMING } from './timing.ts';
export {
  USER_LINK_KINDS,
  USER_STATES,
  type CurrentUser,
  type InvitedUser,
  type User,
  type UserInput,
  type UserLink,
  type UserLinkKind,
  type UserState,
  type UserStats,
  type UserStatus,
  type UserUpdate,
} from './users.ts';
export {
  MEETING_CATEGORIES,
  WEEKDAYS,
  type MeetingCategory,
  type PublicZoomMeeting,
  type TimeSlot,
  type Weekday,
  type ZoomMeeting,
} from './zoom-meetings.ts';
