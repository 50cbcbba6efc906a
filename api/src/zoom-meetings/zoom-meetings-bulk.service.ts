import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import type { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { memberWords } from '../team-members/index.ts';
import { type MeetingCsvRow, toCsvRow } from './zoom-meetings.csv.ts';
import type { ZoomMeetingsExportQuery } from './zoom-meetings.dto.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';
import { toInput } from './zoom-meetings.response.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';

/** Changes and exports many live sessions. */
@Injectable()
export class ZoomMeetingsBulk {
  constructor(
    private readonly em: EntityManager,
    private readonly meetings: ZoomMeetingsService,
    private readonly exports: CsvExports,
  ) {}

  async export({ q, ids }: ZoomMeetingsExportQuery): Promise<AsyncGenerator<MeetingCsvRow>> {
    const members = await memberWords(this.em.fork());
    return this.exports.read({
      noun: 'zoom-meetings',
      entity: ZoomMeeting,
      filter: searchingText<ZoomMeeting>(q),
      ids,
      sort: 'createdAt',
      toRows: (rows) => rows.map((row) => toCsvRow(row, members)),
    });
  }

  changeMany({ q }: ZoomMeetingsExportQuery, selection: SwitchBulkDto): Promise<BulkResult> {
    const { action } = selection;
    return changeMany(this.em, {
      noun: 'zoom-meetings',
      entity: ZoomMeeting,
      nameOf: ({ title }) => title,
      selection,
      filter: searchingText<ZoomMeeting>(q),
      change: (em, row) =>
        action === 'delete'
          ? this.meetings.removeAll(em, [row])
          : this.meetings.edit(em, row, { ...toInput(row), isActive: action === 'activate' }, {}),
      restore: (em, id) => this.meetings.addAgain(em, id),
    });
  }
}
