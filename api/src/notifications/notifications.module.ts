import { Global, Module } from '@nestjs/common';
import { Notifications } from './notifications.ts';
import { Readers } from './readers.ts';

@Global()
@Module({ providers: [Notifications, Readers], exports: [Notifications] })
export class NotificationsModule {}
