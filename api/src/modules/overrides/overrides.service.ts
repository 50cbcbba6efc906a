import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BootOverride } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { AuditService } from '../../platform/audit/audit.service.ts';
import type { OverrideDto } from './overrides.dto.ts';
import { Overrides } from './overrides.ts';

const MINUTE_MS = 60_000;

/** Sets and clears the override of one module for one session; both are audited. */
@Injectable()
export class OverridesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly overrides: Overrides,
  ) {}

  async start(
    { module, address, minutes }: OverrideDto,
    request: Request,
    response: Response,
  ): Promise<void> {
    const expiresAt = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    const override = { module, address, expiresAt };
    await this.record({ before: this.overrides.read(request), after: override });
    this.overrides.set(override, request, response);
  }

  /** Clears an override that is not valid any more without an audit entry: it had no effect. */
  async end(request: Request, response: Response): Promise<void> {
    const before = this.overrides.read(request);
    if (before) await this.record({ before, after: null });
    this.overrides.clear(request, response);
  }

  private async record(change: { before: BootOverride | null; after: BootOverride | null }): Promise<void> {
    const module = (change.after ?? change.before)?.module ?? null;
    await this.em.transactional(async (em) =>
      this.audit.record(em, {
        verb: 'overrode',
        noun: 'modules',
        itemId: module,
        itemName: module,
        before: { ...change.before },
        after: { ...change.after },
      }),
    );
  }
}
