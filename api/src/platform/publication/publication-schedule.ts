import { type FilterQuery, LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { PublicationDates } from '@vitral/contracts/publication-dates';
import { AuditService, type Snapshot } from '../audit/audit.service.ts';
import type { Item, ItemKind } from '../audit/audited-items.ts';
import { editVersioned } from '../audit/edit-versioned.ts';
import { Configuration } from '../config/configuration.ts';
import { type DatedRow, dueAt, type Switch } from '../entities/publication-dates.ts';
import { AppError } from '../errors/app-error.ts';
import { Jobs } from '../jobs/jobs.ts';
import { newDates, type Planned, planPublication } from './plan-publication.ts';

const JOB = 'item-publication';
/** Items of a noun in one run; the next run takes those that remain. */
const AT_ONCE = 1000;

/** A noun whose items the server shows and hides at their dates. */
export interface DatedKind<Row extends Item & DatedRow, State> extends ItemKind<Row, State> {
  isOn: Switch;
  /** Leaves other rows alone, such as deleted ones. */
  among?: FilterQuery<Row>;
  /** Throws if the row may not be shown. */
  refuse?: (row: Row) => void;
}

/** Finds the due items of a noun, and applies the dates of one item. */
interface Work {
  due: (now: Date) => Promise<string[]>;
  keep: (id: string, now: Date) => Promise<void>;
}

/** Shows and hides items at their publication dates, each once, however many servers run. docs/adr/083. */
@Injectable()
export class PublicationSchedule implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(PublicationSchedule.name);
  private readonly works: Work[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    this.jobs.define(JOB, () => this.run(), { cron: '* * * * *', retries: 0 });
  }

  /** Makes up for dates that passed while no server ran, or when a server was killed, whose job would have to expire first. */
  onApplicationBootstrap(): void {
    if (!this.configuration.doesJobs) return;
    this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'Items wait for their next run'));
  }

  /** Adds a noun; called in `onModuleInit`. */
  offer<Row extends Item & DatedRow, State extends Snapshot>(kind: DatedKind<Row, State>): void {
    this.works.push({
      due: (now) => this.dueIds(kind, now),
      keep: (id, now) => this.keep(kind, id, now),
    });
  }

  /** Returns the columns for an input (see `planPublication`), and adds a run at each new date to the transaction of `em`. */
  async plan<Name extends Switch, Input extends PublicationDates & Record<Name, boolean>>(
    em: EntityManager,
    isOn: Name,
    input: Input,
    row: DatedRow = {},
  ): Promise<Planned<Input>> {
    const planned = planPublication(isOn, input, row);
    for (const date of newDates(planned, row)) {
      // Rounded up, so that the date has come; the run of every minute takes what this one misses.
      const afterSeconds = Math.ceil((date.getTime() - Date.now()) / 1000);
      await this.jobs.add(em, JOB, {}, { afterSeconds });
    }
    return planned;
  }

  /**
   * Applies all dates that have come, each item in a separate transaction. If an item fails for another reason, it is
   * due in the next run.
   */
  async run(): Promise<void> {
    const now = new Date();
    for (const { due, keep } of this.works) {
      for (const id of await due(now)) {
        await keep(id, now).catch((error: unknown) =>
          this.logger.error({ err: error, item: id }, 'An item waits for the next run'),
        );
      }
    }
  }

  private async dueIds<Row extends Item & DatedRow, State>(
    { entity, among = {} }: DatedKind<Row, State>,
    now: Date,
  ): Promise<string[]> {
    const filter = { $and: [dueAt<Row>(now), among] } as FilterQuery<Row>;
    const options = { fields: ['id'] as never[], orderBy: { id: 'asc' } as never, limit: AT_ONCE };
    const rows: Item[] = await this.em.fork().find<Row>(entity, filter, options);
    return rows.map(({ id }) => id);
  }

  private async keep<Row extends Item & DatedRow, State extends Snapshot>(
    kind: DatedKind<Row, State>,
    id: string,
    now: Date,
  ): Promise<void> {
    try {
      await this.withDue(kind, id, now, (em, row) => this.follow(em, kind, row, now));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code } = error;
      await this.withDue(kind, id, now, (em, row) => this.giveUp(em, kind, row, code));
    }
  }

  /** Locks the row, unless another server or a person was faster and it is no longer due. */
  private withDue<Row extends Item & DatedRow, State>(
    { entity, among = {} }: DatedKind<Row, State>,
    id: string,
    now: Date,
    work: (em: EntityManager, row: Row) => Promise<unknown>,
  ): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const filter = { $and: [{ id }, dueAt<Row>(now), among] } as FilterQuery<Row>;
      const row = await em.findOne<Row>(entity, filter, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (row) await work(em, row as Row);
    });
  }

  private async follow<Row extends Item & DatedRow, State extends Snapshot>(
    em: EntityManager,
    kind: DatedKind<Row, State>,
    row: Row,
    now: Date,
  ): Promise<void> {
    const isOver = row.unpublishAt != null && row.unpublishAt <= now;
    if (!isOver) kind.refuse?.(row);
    const dates: DatedRow = { publishAt: null, ...(isOver && { unpublishAt: null }) };
    await editVersioned(em, this.audit, {
      ...kind,
      stale: `${kind.noun}.stale`,
      row,
      version: row.version,
      verb: isOver ? 'unpublished' : 'published',
      change: () => em.assign(row, { ...dates, [kind.isOn]: !isOver } as never),
    });
  }

  /** Drops the publication date of an item that may not be shown; its history says why. */
  private async giveUp<Row extends Item & DatedRow, State extends Snapshot>(
    em: EntityManager,
    { noun, nameOf, stateOf }: DatedKind<Row, State>,
    row: Row,
    failure: ErrorCode,
  ): Promise<void> {
    const before = stateOf(row);
    em.assign(row, { publishAt: null } as never);
    await em.flush();
    const after = { ...stateOf(row), failure };
    this.audit.record(em, { verb: 'failed', noun, itemId: row.id, itemName: nameOf(row), before, after });
  }
}
