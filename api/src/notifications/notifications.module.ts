import { Global, Module } from '@nestjs/common';
import { BackupFailureNotices } from './backup-failure.notices.ts';
import { Notifications } from './notifications.ts';
import { Readers } from './readers.ts';

@Global()
@Module({ providers: [BackupFailureNotices, Notifications, Readers], exports: [Notifications] })
export class NotificationsModule {}
