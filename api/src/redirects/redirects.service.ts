import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { Redirect as RedirectResponse, RedirectInput } from '@vitral/contracts/redirects';
import { AuditedItems } from '../platform/audit/audited-items.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { pathOfTarget } from './redirect-paths.ts';
import type {
  RedirectBulkDto,
  RedirectDto,
  RedirectsExportQuery,
  RedirectsQuery,
  RedirectUpdateDto,
} from './redirects.dto.ts';
import { Redirect } from './redirects.entity.ts';

@Injectable()
export class RedirectsService {
  private readonly items: AuditedItems<Redirect, RedirectResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly exports: CsvExports,
    audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, {
      noun: 'redirects',
      entity: Redirect,
      nameOf: ({ from }) => from,
      stateOf: toResponse,
    });
  }

  async list(query: RedirectsQuery): Promise<Page<RedirectResponse>> {
    return (await this.lists.read(Redirect, searchingText(query.q), query)).map(toResponse);
  }

  get(id: string): Promise<RedirectResponse> {
    return this.items.get(this.em, id);
  }

  create(input: RedirectDto): Promise<RedirectResponse> {
    return this.em.transactional(async (em) => {
      await lockRedirects(em);
      await refuseChains(em, null, input);
      return this.items.add(em, em.create(Redirect, { ...input }));
    });
  }

  /** Adds imported redirects, which were checked under `lockRedirects`, in the transaction of `em`. */
  addAll(em: EntityManager, inputs: RedirectDto[]): Promise<Redirect[]> {
    return this.items.addAll(
      em,
      inputs.map((input) => em.create(Redirect, { ...input })),
    );
  }

  removeAll(em: EntityManager, rows: Redirect[]): Promise<void> {
    return this.items.removeAll(em, rows);
  }

  update(id: string, { version, ...input }: RedirectUpdateDto): Promise<RedirectResponse> {
    return this.em.transactional(async (em) => {
      await lockRedirects(em);
      const row = await this.items.lock(em, id);
      await refuseChains(em, id, input);
      return this.items.edit(em, row, version, () => em.assign(row, input));
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => this.items.remove(em, await this.items.lock(em, id)));
  }

  restore(id: string): Promise<RedirectResponse> {
    return this.em.transactional(async (em) => {
      await lockRedirects(em);
      return this.items.restore(em, id, (redirect) => refuseChains(em, id, redirect));
    });
  }

  export({ q, sort, ids }: RedirectsExportQuery) {
    const filter = searchingText<Redirect>(q);
    const toRows = (rows: Redirect[]) => rows.map(toResponse);
    return this.exports.read({ ...this.items.kind, filter, ids, sort, toRows });
  }

  changeMany({ q }: RedirectsExportQuery, { status, ...selection }: RedirectBulkDto): Promise<BulkResult> {
    return changeMany(this.em, {
      ...this.items.kind,
      selection,
      filter: searchingText<Redirect>(q),
      prepare: lockRedirects,
      change: (em, row) =>
        selection.action === 'delete'
          ? this.items.remove(em, row)
          : this.items.edit(em, row, row.version, () => Object.assign(row, { status })),
      restore: (em, id) => this.items.restore(em, id, (redirect) => refuseChains(em, id, redirect)),
    });
  }
}

const toResponse = serializer<Redirect, RedirectResponse>(Redirect);

/** Serializes changes, so that two that form a chain together cannot pass at the same time. */
export const lockRedirects = (em: EntityManager) =>
  em.execute(`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);

/** chr(63) is a question mark, which would otherwise be taken for a placeholder. */
const IN_THE_WAY = `select "from", "to" from redirect where id is distinct from ?::uuid
  and ("from" = ? or "from" = ? or split_part(split_part("to", chr(63), 1), '#', 1) = ?) limit 1`;

/** Throws `redirects.taken`, `redirects.loop` or `redirects.chain`: every redirect must reach its destination in one step. */
async function refuseChains(
  em: EntityManager,
  id: string | null,
  { from, to }: RedirectInput,
): Promise<void> {
  const target = pathOfTarget(to);
  if (target === from) throw new AppError('redirects.loop', { from });
  const [other] = await em.execute<RedirectInput[]>(IN_THE_WAY, [id, from, target, from]);
  if (!other) return;
  throw new AppError(other.from === from ? 'redirects.taken' : 'redirects.chain', {
    from: other.from,
    to: other.to,
  });
}
