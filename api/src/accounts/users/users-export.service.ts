import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User as UserResponse } from '@vitral/contracts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { readPiecewise } from '../../platform/csv/read-piecewise.ts';
import { toResponse } from './users.response.ts';
import type { UsersExportQuery } from './users.dto.ts';
import { User } from './users.entity.ts';
import { userFilter } from './users.filters.ts';

@Injectable()
export class UsersExportService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Exports the whole list. The audit entry is committed before the first row is sent. */
  async open(query: UsersExportQuery): Promise<AsyncGenerator<UserResponse>> {
    await this.em.transactional(async (em) =>
      this.audit.record(em, { verb: 'exported', noun: 'users', itemId: null, itemName: null }),
    );
    return this.items(query);
  }

  private async *items({ sort, ...filters }: UsersExportQuery): AsyncGenerator<UserResponse> {
    for await (const rows of readPiecewise(this.em, User, userFilter(filters), sort))
      yield* rows.map(toResponse);
  }
}
