import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { CardPagesModule } from '../pages/index.ts';
import { readForm } from '../platform/http/read-body.ts';
import { ZoomMeetingsModule } from '../zoom-meetings/index.ts';
import { AttendanceService } from './attendance.service.ts';
import { DateChangesService } from './date-changes.service.ts';
import { MeetingRegistrationsController } from './meeting-registrations.controller.ts';
import { RegistrationQueue } from './places.ts';
import { RegisteringService } from './registering.service.ts';
import { RegistrantsBulk } from './registrants-bulk.service.ts';
import { RegistrantsService } from './registrants.service.ts';
import { RegistrationEmailWriter } from './registration-email-writer.ts';
import { RegistrationFormController } from './registration-form.controller.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';
import { RegistrationPagesController } from './registration-pages.controller.ts';
import { RegistrationsService } from './registrations.service.ts';
import { RegistrationTokens } from './registration-tokens.ts';
import { RemindersService } from './reminders.service.ts';

export { MeetingRegistration } from './meeting-registrations.entity.ts';
export { mayReadRegistrations } from './registrants.service.ts';

/** Number of fields of a form with five questions, and some more. */
const FORM_FIELDS = 20;

@Module({
  imports: [CardPagesModule, ZoomMeetingsModule],
  // The form's controller precedes `:token`, which would match its path.
  controllers: [MeetingRegistrationsController, RegistrationFormController, RegistrationPagesController],
  providers: [
    AttendanceService,
    DateChangesService,
    RegisteringService,
    RegistrantsBulk,
    RegistrantsService,
    RegistrationEmailWriter,
    RegistrationOutbox,
    RegistrationQueue,
    RegistrationsService,
    RegistrationTokens,
    RemindersService,
  ],
})
export class MeetingRegistrationsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: FORM_FIELDS })).forRoutes(RegistrationFormController);
  }
}
