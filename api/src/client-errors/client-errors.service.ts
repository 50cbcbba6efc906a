import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClientError as ClientErrorResponse } from '@vitral/contracts/client-errors';
import { AuditService } from '../platform/audit/audit.service.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { ClientErrorsExportQuery, ClientErrorsQuery } from './client-errors.dto.ts';
import { ClientError } from './client-errors.entity.ts';

@Injectable()
export class ClientErrorsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly exports: CsvExports,
  ) {}

  async list({ limit, offset, ...filters }: ClientErrorsQuery): Promise<Page<ClientErrorResponse>> {
    const filter = filterOf(filters);
    const page = await this.lists.read(ClientError, filter, { limit, offset, sort: '-lastAt' });
    return page.map(toResponse);
  }

  export({ ids, ...filters }: ClientErrorsExportQuery): Promise<AsyncGenerator<ClientErrorResponse>> {
    const filter = filterOf(filters);
    const toRows = (rows: ClientError[]) => rows.map(toResponse);
    return this.exports.read({
      noun: 'client-errors',
      entity: ClientError,
      filter,
      ids,
      sort: '-lastAt',
      toRows,
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const [row] = await em.execute<{ message: string; count: number }[]>(
        'delete from client_error where id = ? returning message, count',
        [id],
      );
      if (!row) throw new AppError('client-errors.not-found', { id });
      this.record(em, { itemId: id, itemName: row.message, before: { count: row.count } });
    });
  }

  removeAll(): Promise<void> {
    return this.em.transactional(async (em) => {
      const errors = await em.nativeDelete(ClientError, {});
      if (errors > 0) this.record(em, { itemId: null, itemName: `× ${errors}`, before: { errors } });
    });
  }

  private record(
    em: EntityManager,
    item: { itemId: string | null; itemName: string; before: Record<string, number> },
  ): void {
    this.audit.record(em, { verb: 'deleted', noun: 'client-errors', ...item });
  }
}

/** Errors on the ordinary site do not mix with those in previews. */
const filterOf = ({
  q,
  preview = null,
  kind,
}: Pick<ClientErrorsQuery, 'q' | 'kind'> & { preview?: string | null }): FilterQuery<ClientError> => ({
  $and: [searchingText<ClientError>(q), { preview }, kind ? { kind } : {}],
});

const toResponse = serializer<ClientError, ClientErrorResponse>(ClientError, { fingerprint: 'omitted' });
