import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { ZoomMeeting } from '../zoom-meetings/index.ts';
import type { MeetingRegistrationsExportQuery, RegistrationBulkDto } from './meeting-registrations.dto.ts';
import { MeetingRegistration } from './meeting-registrations.entity.ts';
import { lockPlaces, RegistrationQueue } from './places.ts';
import { RegistrantsService } from './registrants.service.ts';
import { RegistrationsService } from './registrations.service.ts';

/** Cancels many registrations for a live session. */
@Injectable()
export class RegistrantsBulk {
  constructor(
    private readonly em: EntityManager,
    private readonly registrants: RegistrantsService,
    private readonly registrations: RegistrationsService,
    private readonly queue: RegistrationQueue,
  ) {}

  /** Reassigns the places once all are cancelled, so that nobody moves up who is about to be cancelled. */
  changeMany(query: MeetingRegistrationsExportQuery, selection: RegistrationBulkDto): Promise<BulkResult> {
    const { meeting: id } = query;
    const meetingIn = (em: EntityManager) => em.findOne(ZoomMeeting, { id });
    return this.queue.run(id, () =>
      changeMany(this.em.fork(), {
        noun: 'meeting-registrations',
        entity: MeetingRegistration,
        nameOf: ({ name }) => name,
        selection,
        scope: { meeting: id },
        filter: this.registrants.filterOf(query),
        prepare: (em) => lockPlaces(em, id),
        change: async (em, row) => {
          const before = { state: row.state };
          const isChanged = await this.registrations.cancelLocked(em, row, await meetingIn(em));
          if (isChanged)
            this.registrants.record(em, 'cancelled', row.id, { before, after: { state: row.state } });
          return isChanged;
        },
        finish: async (em) => {
          const meeting = await meetingIn(em);
          if (meeting) await this.registrations.moveUp(em, meeting);
        },
      }),
    );
  }
}
