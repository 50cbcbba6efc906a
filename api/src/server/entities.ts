import type { EntityName } from '@mikro-orm/core';
import { AccessToken } from '../access-tokens/access-tokens.entity.ts';
import { ApiKey } from '../api-keys/api-keys.entity.ts';
import { IdentityProvider, LinkedIdentity } from '../accounts/identity-providers.entity.ts';
import { Passkey, UsedChallenge } from '../accounts/passkeys/passkeys.entity.ts';
import { UserLink, User, RecoveryCode } from '../accounts/users.entity.ts';
import { BackupKey } from '../backup-keys/backup-keys.entity.ts';
import { Backup, Restore } from '../backups/backups.entity.ts';
import { ClientError } from '../client-errors/client-errors.entity.ts';
import { CollectionDocument, ModuleCollection } from '../collections/collections.entity.ts';
import { Comment } from '../comments/comments.entity.ts';
import { ItemReview } from '../reviews/reviews.entity.ts';
import { ContactMessage, ContactNote, ContactReply } from '../contact-messages/contact-messages.entity.ts';
import { ContentAccess, Content, ContentVariant } from '../content/content.entity.ts';
import { Embed } from '../embeds/embeds.entity.ts';
import { FeedSource } from '../feed-sources/feed-sources.entity.ts';
import { Import, ImportedItem, ImportProgress } from '../imports/imports.entity.ts';
import { LandingContent, LandingDraft, LandingRevision } from '../landing-content/landing-content.entity.ts';
import { ListPreference } from '../list-preferences/list-preferences.entity.ts';
import {
  MeetingAttendance,
  MeetingRegistration,
  RegistrationEmail,
} from '../meeting-registrations/meeting-registrations.entity.ts';
import { Environment, Promotion } from '../environments/environments.entity.ts';
import { ModulePreview } from '../modules/serving/module-previews.entity.ts';
import { DeviceLogin } from '../device-logins/device-logins.entity.ts';
import { ModuleToken } from '../module-tokens/module-tokens.entity.ts';
import { ModuleSettingsRow } from '../module-settings/module-settings.entity.ts';
import { ModulePermission } from '../module-permissions/module-permission.entity.ts';
import { ModuleGrant } from '../modules/grants/module-grant.entity.ts';
import { ChannelChange, ReleaseChannel, ReleaseSet } from '../modules/channel/release-channel.entity.ts';
import { LoadFailureCount, SetTraffic } from '../modules/health/release-health.entity.ts';
import { PageTiming } from '../modules/timings/page-timing.entity.ts';
import { Redirect } from '../redirects/redirects.entity.ts';
import { Release, ReleaseSbom, WorkspaceRelease } from '../modules/releases/release.entity.ts';
import { PreviewLink } from '../preview-links/preview-links.entity.ts';
import { PersonalNotification } from '../personal-notifications/personal-notifications.entity.ts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { Delivery } from '../platform/deliveries/delivery.entity.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity.ts';
import { SecurityEvent } from '../platform/security-events/security-event.entity.ts';
import { Settings } from '../platform/settings/settings.entity.ts';
import { DeletedItem } from '../platform/trash/deleted-item.entity.ts';
import { SavedView } from '../saved-views/saved-views.entity.ts';
import { ShareLead, ShareLink, ShareLinkItem, ShareVisitor } from '../share-links/share-links.entity.ts';
import { SigningKey } from '../signing-keys/signing-keys.entity.ts';
import { SiteConfig } from '../site-config/site-config.entity.ts';
import { SitePage, SitePagePublication, SitePageRevision } from '../site-pages/site-pages.entity.ts';
import { FeedThumbnail, SocialFeedItem } from '../feed-sources/social-feeds/social-feeds.entity.ts';
import { TeamMember } from '../team-members/team-members.entity.ts';
import { ResourceAccess, TeamResource } from '../team-resources/team-resources.entity.ts';
import {
  TestimonialRequest,
  TestimonialSubmission,
} from '../testimonial-requests/testimonial-requests.entity.ts';
import { TestimonialPicture } from '../testimonials/testimonial-pictures.entity.ts';
import { TestimonialConsent } from '../testimonials/testimonial-consents.entity.ts';
import { Testimonial } from '../testimonials/testimonials.entity.ts';
import { UnsavedInput } from '../unsaved-inputs/unsaved-inputs.entity.ts';
import { Webhook } from '../webhooks/webhooks.entity.ts';
import { ZoomAccount } from '../zoom-account/zoom-account.entity.ts';
import { ZoomCall, ZoomCallReport } from '../zoom-calls/zoom-calls.entity.ts';
import { MeetingException, ZoomMeeting, MeetingJoin } from '../zoom-meetings/zoom-meetings.entity.ts';

/** Every entity of the product. After adding one here, run `npm run migration:create -w api -- a-name`. */
export const ENTITIES: EntityName[] = [
  AccessToken,
  ApiKey,
  AuditEntry,
  Backup,
  BackupKey,
  ChannelChange,
  ClientError,
  CollectionDocument,
  Comment,
  ContactMessage,
  ContactNote,
  ContactReply,
  Content,
  ContentAccess,
  ContentVariant,
  DeletedItem,
  Delivery,
  Embed,
  Environment,
  FeedSource,
  FeedThumbnail,
  IdempotencyKey,
  IdentityProvider,
  Import,
  ImportedItem,
  ItemReview,
  ImportProgress,
  LandingContent,
  LandingDraft,
  LandingRevision,
  LinkedIdentity,
  ListPreference,
  LoadFailureCount,
  PageTiming,
  MeetingAttendance,
  MeetingException,
  MeetingJoin,
  MeetingRegistration,
  ModulePreview,
  ModuleCollection,
  ModuleGrant,
  ModulePermission,
  ModuleSettingsRow,
  ModuleToken,
  DeviceLogin,
  Passkey,
  PersonalNotification,
  PreviewLink,
  Promotion,
  RecoveryCode,
  Redirect,
  RegistrationEmail,
  Release,
  ReleaseChannel,
  ReleaseSbom,
  ReleaseSet,
  ResourceAccess,
  Restore,
  SavedView,
  SetTraffic,
  SecurityEvent,
  Settings,
  ShareLead,
  ShareLink,
  ShareLinkItem,
  ShareVisitor,
  SigningKey,
  SiteConfig,
  SitePage,
  SitePagePublication,
  SitePageRevision,
  SocialFeedItem,
  TeamMember,
  TeamResource,
  Testimonial,
  TestimonialConsent,
  TestimonialPicture,
  TestimonialRequest,
  TestimonialSubmission,
  UnsavedInput,
  User,
  UsedChallenge,
  UserLink,
  Webhook,
  WorkspaceRelease,
  ZoomAccount,
  ZoomCall,
  ZoomCallReport,
  ZoomMeeting,
];
