import type { EntityManager } from '@mikro-orm/postgresql';
import { meetingDateId } from '@vitral/contracts/zoom-meetings';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import type { AuditService } from '../platform/audit/audit.service.ts';
import { columnsFromResponse } from '../platform/entities/columns-from-response.ts';
import { toPublicException } from './meeting-exceptions.response.ts';
import { MeetingException, type ZoomMeeting } from './zoom-meetings.entity.ts';

/** Records an audit entry for each exception that is deleted along with another change. */
export function recordRemoved(
  audit: AuditService,
  em: EntityManager,
  { id, title }: ZoomMeeting,
  exceptions: MeetingException[],
): void {
  for (const row of exceptions) {
    const entry = { verb: 'deleted', noun: 'meeting-dates', before: toPublicException(row) } as const;
    audit.record(em, { ...entry, itemId: meetingDateId(id, row.date), itemName: `${title}, ${row.date}` });
  }
}

/** Restores the exceptions that the request deleted together with the meeting. */
export async function restoreExceptions(em: EntityManager, row: ZoomMeeting, requestId: string | null) {
  if (!requestId) return;
  const deleted = await em.find(AuditEntry, { noun: 'meeting-dates', verb: 'deleted', requestId });
  for (const { changes } of deleted) {
    const fields = { ...changes?.before, meeting: row.id };
    const columns = await columnsFromResponse(em, MeetingException, fields);
    em.create(MeetingException, columns);
  }
  await em.flush();
}
