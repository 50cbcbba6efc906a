import type { FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type {
  OwnSecurityEvent,
  SecurityEvent as SecurityEventResponse,
} from '@vitral/contracts/security-events';
import type { Viewer } from '../platform/access/viewer.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { SecurityEvent } from '../platform/security-events/security-event.entity.ts';
import { endOf } from '../platform/validation/dates.ts';
import { fromNetwork } from './network-filter.ts';
import type {
  OwnSecurityEventsQuery,
  SecurityEventsExportQuery,
  SecurityEventsQuery,
} from './security-events.dto.ts';

const SORT = '-createdAt';

@Injectable()
export class SecurityEventLogService {
  constructor(
    private readonly lists: Lists,
    private readonly exports: CsvExports,
  ) {}

  async list({ limit, offset, ...filters }: SecurityEventsQuery): Promise<Page<SecurityEventResponse>> {
    const page = await this.lists.read(SecurityEvent, eventFilter(filters), { limit, offset, sort: SORT });
    return page.map(toResponse);
  }

  export(filters: SecurityEventsExportQuery): Promise<AsyncGenerator<SecurityEventResponse>> {
    const filter = eventFilter(filters);
    const toRows = (rows: SecurityEvent[]) => rows.map(toResponse);
    return this.exports.read({ noun: 'security-events', entity: SecurityEvent, filter, sort: SORT, toRows });
  }

  /** Lists the events of the viewer's own account, without the names of admins. */
  async listOwn({ id }: Viewer, { limit, offset }: OwnSecurityEventsQuery): Promise<Page<OwnSecurityEvent>> {
    const page = await this.lists.read(SecurityEvent, { accountId: id }, { limit, offset, sort: SORT });
    return page.map((row) => ({ ...toOwnResponse(row), isByAdmin: Boolean(row.actorId) }));
  }
}

function eventFilter({ q, account, verb, network, from, to }: SecurityEventsExportQuery) {
  return {
    $and: [
      account ? { accountId: account } : {},
      verb ? { verb } : {},
      network ? fromNetwork(network) : {},
      from ? { createdAt: { $gte: new Date(from) } } : {},
      to ? { createdAt: { $lt: endOf(to) } } : {},
      searchingText<SecurityEvent>(q),
    ],
  } satisfies FilterQuery<SecurityEvent>;
}

const UNSEEN = {
  actorId: 'omitted',
  isShortened: 'omitted',
  requestId: 'omitted',
  windowKey: 'omitted',
} as const;

const toResponse = serializer<SecurityEvent, SecurityEventResponse>(SecurityEvent, UNSEEN);

const toOwnResponse = serializer<SecurityEvent, Omit<OwnSecurityEvent, 'isByAdmin'>>(SecurityEvent, {
  ...UNSEEN,
  accountId: 'omitted',
  accountName: 'omitted',
  actorName: 'omitted',
});
