import { Global, Module } from '@nestjs/common';
import { SiteConfigModule } from '../site-config/index.ts';
import { BackupFailureNotices } from './backup-failure.notices.ts';
import { Notifications } from './notifications.ts';
import { NotificationsController } from './notifications.controller.ts';
import { TestMessageService } from './test-message.service.ts';

export type { Notice, NoticeTexts } from './notice.ts';
export { Notifications } from './notifications.ts';
export { type StaffAccount, StaffDirectory } from './staff-directory.ts';

@Global()
@Module({
  imports: [SiteConfigModule],
  controllers: [NotificationsController],
  providers: [BackupFailureNotices, Notifications, TestMessageService],
  exports: [Notifications],
})
export class NotificationsModule {}
