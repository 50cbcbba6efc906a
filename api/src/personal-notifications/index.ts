import { Module } from '@nestjs/common';
import { SiteConfigModule } from '../site-config/index.ts';
import { NotificationEmails } from './notification-emails.ts';
import { PersonalNotificationsController } from './personal-notifications.controller.ts';
import { PersonalNotifications } from './personal-notifications.service.ts';

export { PersonalNotifications } from './personal-notifications.service.ts';

@Module({
  imports: [SiteConfigModule],
  controllers: [PersonalNotificationsController],
  providers: [NotificationEmails, PersonalNotifications],
  exports: [PersonalNotifications],
})
export class PersonalNotificationsModule {}
