import { Global, Module } from '@nestjs/common';
import { SiteConfigModule } from '../site-config/index.ts';
import { BackupFailureNotifications } from './backup-failure.notifications.ts';
import { FailedDeliveriesWork } from './failed-deliveries.work.ts';
import { Notifications } from './notifications.ts';
import { NotificationsController } from './notifications.controller.ts';
import { TestMessageService } from './test-message.service.ts';

export type { NotificationContent, NotificationTexts } from './notification-content.ts';
export { Notifications } from './notifications.ts';
export { type StaffAccount, StaffDirectory } from './staff-directory.ts';

@Global()
@Module({
  imports: [SiteConfigModule],
  controllers: [NotificationsController],
  providers: [BackupFailureNotifications, FailedDeliveriesWork, Notifications, TestMessageService],
  exports: [Notifications],
})
export class NotificationsModule {}
