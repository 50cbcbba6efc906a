import { EntityManager } from '@mikro-orm/postgresql';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { GenerationCache } from '../platform/changes/generation-cache.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { isReading } from '../platform/access/route-table.ts';
import { isApiPath } from '../platform/http/request-path.ts';
import { Restore } from './backups.entity.ts';

/** Duration of the lease of a restore. If it is not renewed, its server has crashed, and writes are accepted again. */
const LEASE_MS = 60_000;

/** Verification changes nothing; writes are refused from the safety backup on. */
const REPLACING_STATES = ['saving', 'restoring'] as const;

/** Knows whether a restore is replacing the data. Cached until the database announces a change of restores. */
@Injectable()
export class Restoring {
  private readonly cached = new GenerationCache<Date | null>({ entries: 1 });

  constructor(
    private readonly em: EntityManager,
    private readonly changes: TableChanges,
  ) {}

  async isUnderWay(): Promise<boolean> {
    const seenAt = await this.cached.get('restore', this.changes.generationOf(['restore']), () =>
      readSeenAt(this.em.fork({ clear: true })),
    );
    return seenAt !== null && seenAt.getTime() > Date.now() - LEASE_MS;
  }
}

async function readSeenAt(em: EntityManager): Promise<Date | null> {
  const isReplacing = { state: { $in: [...REPLACING_STATES] } };
  const [row] = await em.find(Restore, isReplacing, { orderBy: { seenAt: 'desc' }, limit: 1 });
  return row?.seenAt ?? null;
}

@Injectable()
export class RefuseWritesWhileRestoring implements CanActivate {
  constructor(private readonly restoring: Restoring) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Forms sent to a page get the page's own response.
    if (isReading(request) || !isApiPath(request.path)) return true;
    if (!(await this.restoring.isUnderWay())) return true;
    throw new AppError('server.not-ready', { retryAfter: 30 });
  }
}
