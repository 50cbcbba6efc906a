import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditNoun } from '@vitral/contracts/audit';
import { AuditService, type Snapshot } from '../audit/audit.service.ts';
import { readPiecewise } from './read-piecewise.ts';

interface Identified {
  id: string;
}

interface CsvExport<Row, Exported> {
  noun: AuditNoun;
  entity: EntityClass<Row>;
  filter: FilterQuery<Row>;
  /** Limits the export to a selection. */
  ids?: string[] | undefined;
  sort: string;
  toRows: (rows: Row[], em: EntityManager) => Exported[] | Promise<Exported[]>;
  /** Fields of the audit entry. */
  details?: Snapshot;
}

/** Reads whole lists for CSV files. */
@Injectable()
export class CsvExports {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Exports the whole list. The audit entry is committed before the first row is sent. */
  async read<Row extends Identified, Exported>(
    wanted: CsvExport<Row, Exported>,
  ): Promise<AsyncGenerator<Exported>> {
    const { noun, details } = wanted;
    await this.em.transactional(async (em) =>
      this.audit.record(em, {
        verb: 'exported',
        noun,
        itemId: null,
        itemName: null,
        ...(details && { after: details }),
      }),
    );
    return this.rows(wanted);
  }

  private async *rows<Row extends Identified, Exported>({
    entity,
    filter,
    ids,
    sort,
    toRows,
  }: CsvExport<Row, Exported>): AsyncGenerator<Exported> {
    const chosen = { $and: [filter, ids ? { id: { $in: ids } } : {}] } as FilterQuery<Row>;
    for await (const rows of readPiecewise(this.em, entity, chosen, sort))
      yield* await toRows(rows, this.em.fork());
  }
}
