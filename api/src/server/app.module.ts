import { type DynamicModule, Inject, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AccessTokensModule, AdmitAccessTokens } from '../access-tokens/index.ts';
import { AdminStatsModule } from '../admin-stats/index.ts';
import { ApiKeysModule } from '../api-keys/index.ts';
import {
  ApplicationPassport,
  AuthModule,
  IdentityProvidersModule,
  ProfileModule,
  UsersModule,
} from '../accounts/index.ts';
import { BackupKeysModule } from '../backup-keys/index.ts';
import { BackupsModule } from '../backups/index.ts';
import { ClientErrorsModule } from '../client-errors/index.ts';
import { CollectionsModule } from '../collections/index.ts';
import { ModuleSettingsModule } from '../module-settings/index.ts';
import { CommentsModule } from '../comments/index.ts';
import { PublicationFailuresModule } from '../publication-failures/index.ts';
import { ReviewsModule } from '../reviews/index.ts';
import { ContactMessagesModule } from '../contact-messages/index.ts';
import { ContentModule } from '../content/index.ts';
import { DemoModule } from '../demo/index.ts';
import { EmbedsModule } from '../embeds/index.ts';
import { EnvironmentsModule } from '../environments/index.ts';
import { FirstStepsModule } from '../first-steps/index.ts';
import { FeedThumbnailsModule } from '../feed-thumbnails/index.ts';
import { FeedSourcesModule, SocialFeedsModule } from '../feed-sources/index.ts';
import { ImportsModule } from '../imports/index.ts';
import { LandingContentModule } from '../landing-content/index.ts';
import { ListPreferencesModule } from '../list-preferences/index.ts';
import { PersonalNotificationsModule } from '../personal-notifications/index.ts';
import { PreviewLinksModule } from '../preview-links/index.ts';
import { RedirectsModule } from '../redirects/index.ts';
import { SitePagesModule } from '../site-pages/index.ts';
import { MeetingRegistrationsModule } from '../meeting-registrations/index.ts';
import { DeviceLoginsModule } from '../device-logins/index.ts';
import { ModuleTokensModule } from '../module-tokens/index.ts';
import { ModulesModule } from '../modules/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { PresenceModule } from '../presence/index.ts';
import { PagesModule } from '../pages/index.ts';
import { unlessByToken } from '../platform/access/access-token.ts';
import { RouteTable } from '../platform/access/route-table.ts';
import { openRequestScope } from '../platform/access/request-scope.ts';
import { AuditModule } from '../audit/index.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { readJson } from '../platform/http/read-body.ts';
import {
  forbidStoring,
  securityHeaders,
  refuseCompressed,
  refuseForeignWrites,
  refuseOtherThanJson,
} from '../platform/http/security-headers.ts';
import { LoggingModule } from '../platform/logging/logging.module.ts';
import { SESSIONS } from '../platform/sessions/session-middleware.ts';
import { PlatformModule } from './platform.module.ts';
import { RetentionModule } from '../retention/index.ts';
import { SavedViewsModule } from '../saved-views/index.ts';
import { SearchModule } from '../search/index.ts';
import { SecurityEventsModule } from '../security-events/index.ts';
import { ShareLinksModule } from '../share-links/index.ts';
import { SigningKeysModule } from '../signing-keys/index.ts';
import { SiteConfigModule } from '../site-config/index.ts';
import { SocialPicturesModule } from '../social-pictures/index.ts';
import { TeamMembersModule } from '../team-members/index.ts';
import { TeamResourcesModule } from '../team-resources/index.ts';
import { TestimonialRequestsModule } from '../testimonial-requests/index.ts';
import { TestimonialsModule } from '../testimonials/index.ts';
import { UnsavedInputsModule } from '../unsaved-inputs/index.ts';
import { WebhooksModule } from '../webhooks/index.ts';
import { WorkQueueModule } from '../work-queue/index.ts';
import { ZoomAccountModule } from '../zoom-account/index.ts';
import { ZoomCallsModule } from '../zoom-calls/index.ts';
import { ZoomMeetingsModule } from '../zoom-meetings/index.ts';

const API_PATHS = 'api/*path';
const ALL_PATHS = '{*path}';

const NOUNS = [
  AuditModule,
  RetentionModule,
  AuthModule,
  DemoModule,
  IdentityProvidersModule,
  ProfileModule,
  AccessTokensModule,
  AdminStatsModule,
  ApiKeysModule,
  BackupKeysModule,
  BackupsModule,
  ClientErrorsModule,
  CollectionsModule,
  ModuleSettingsModule,
  CommentsModule,
  ContactMessagesModule,
  ContentModule,
  EmbedsModule,
  EnvironmentsModule,
  FeedSourcesModule,
  FeedThumbnailsModule,
  FirstStepsModule,
  ImportsModule,
  LandingContentModule,
  ListPreferencesModule,
  RedirectsModule,
  SitePagesModule,
  MeetingRegistrationsModule,
  PersonalNotificationsModule,
  PreviewLinksModule,
  PublicationFailuresModule,
  ReviewsModule,
  SavedViewsModule,
  PresenceModule,
  SearchModule,
  SecurityEventsModule,
  ShareLinksModule,
  SigningKeysModule,
  SiteConfigModule,
  SocialFeedsModule,
  SocialPicturesModule,
  TeamMembersModule,
  TeamResourcesModule,
  TestimonialRequestsModule,
  TestimonialsModule,
  UnsavedInputsModule,
  UsersModule,
  WebhooksModule,
  WorkQueueModule,
  ZoomAccountModule,
  ZoomCallsModule,
  ZoomMeetingsModule,
  NotificationsModule,
  ModuleTokensModule,
  DeviceLoginsModule,
  ModulesModule,
  // Last, since it handles every request that no other module does.
  PagesModule,
];

@Module({})
export class AppModule implements NestModule {
  constructor(
    @Inject(SESSIONS) private readonly sessions: RequestHandler,
    private readonly passport: ApplicationPassport,
    private readonly tokens: AdmitAccessTokens,
    private readonly routes: RouteTable,
  ) {}

  static on(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // Before the platform, so that the logger's middleware runs before that of MikroORM.
        LoggingModule.at(configuration.logLevel),
        PlatformModule.on(configuration, databaseUrl),
        ...NOUNS,
      ],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(securityHeaders, refuseForeignWrites, refuseCompressed).forRoutes(ALL_PATHS);
    consumer.apply(forbidStoring, refuseOtherThanJson(this.routes)).forRoutes(API_PATHS);
    const sessionMiddleware = [
      unlessByToken(this.sessions),
      unlessByToken(this.passport.session() as RequestHandler),
      this.tokens.use,
      openRequestScope,
    ];
    consumer
      .apply(...sessionMiddleware.map((middleware) => this.routes.unlessOutsideSession(middleware)))
      .forRoutes(ALL_PATHS);
    consumer.apply(readJson).forRoutes(API_PATHS);
  }
}
