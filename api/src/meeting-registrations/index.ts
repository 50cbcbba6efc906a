import { Module } from '@nestjs/common';
import { CardPagesModule } from '../pages/index.ts';
import { ZoomMeetingsModule } from '../zoom-meetings/index.ts';
import { AttendanceService } from './attendance.service.ts';
import { DateChangesService } from './date-changes.service.ts';
import { MeetingRegistrationsController } from './meeting-registrations.controller.ts';
import { RegistrationQueue } from './places.ts';
import { RegisteringService } from './registering.service.ts';
import { RegistrantsService } from './registrants.service.ts';
import { RegistrationEmailWriter } from './registration-email-writer.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';
import { RegistrationPagesController } from './registration-pages.controller.ts';
import { RegistrationsService } from './registrations.service.ts';
import { RegistrationTokens } from './registration-tokens.ts';
import { RemindersService } from './reminders.service.ts';

@Module({
  imports: [CardPagesModule, ZoomMeetingsModule],
  controllers: [MeetingRegistrationsController, RegistrationPagesController],
  providers: [
    AttendanceService,
    DateChangesService,
    RegisteringService,
    RegistrantsService,
    RegistrationEmailWriter,
    RegistrationOutbox,
    RegistrationQueue,
    RegistrationsService,
    RegistrationTokens,
    RemindersService,
  ],
})
export class MeetingRegistrationsModule {}
