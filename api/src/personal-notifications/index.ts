import { Module } from '@nestjs/common';
import { PersonalNotificationsController } from './personal-notifications.controller.ts';
import { PersonalNotifications } from './personal-notifications.service.ts';

export { PersonalNotifications } from './personal-notifications.service.ts';

@Module({
  controllers: [PersonalNotificationsController],
  providers: [PersonalNotifications],
  exports: [PersonalNotifications],
})
export class PersonalNotificationsModule {}
