import { Global, Module } from '@nestjs/common';
import { SiteConfigModule } from '../site-config/index.ts';
import { BackupFailureNotices } from './backup-failure.notices.ts';
import { Notifications } from './notifications.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Recipients } from './recipients.ts';
import { TestMessageService } from './test-message.service.ts';

export type { Notice, NoticeTexts } from './notice.ts';
export { Notifications } from './notifications.ts';
export { type StaffAccount, StaffDirectory } from './recipients.ts';

@Global()
@Module({
  imports: [SiteConfigModule],
  controllers: [NotificationsController],
  providers: [BackupFailureNotices, Notifications, Recipients, TestMessageService],
  exports: [Notifications],
})
export class NotificationsModule {}
