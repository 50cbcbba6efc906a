import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { asksOf, askText, type ModuleAsk } from '@vitral/contracts/module-grants';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { Publisher } from '../../platform/access/publisher.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { problem } from '../releases/release-problem.ts';
import { Release } from '../releases/release.entity.ts';
import { ModuleGrant } from './module-grant.entity.ts';

/** Grants of admins to modules of other repositories; no release that asks for more is activated. docs/adr/099. */
@Injectable()
export class Grants {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Returns what a release asks for and nobody has granted. */
  async missing({ descriptor }: Pick<Release, 'descriptor'>): Promise<ModuleAsk[]> {
    const asks = asksOf(descriptor);
    if (asks.length === 0) return [];
    return without(asks, await this.em.fork().findOne(ModuleGrant, { module: descriptor.name }));
  }

  async problemsOf(releases: readonly Release[]): Promise<ReleaseProblem[]> {
    const missing = await Promise.all(releases.map((release) => this.missing(release)));
    return releases.flatMap(({ name: module }, index) => {
      const asks = missing[index]?.map(askText).join(', ');
      return asks ? [problem('grant-missing', { module, asks })] : [];
    });
  }

  /** Grants all that a release asks for, beside what its module was granted before: a rollback asks nobody. */
  async grant(id: string, { id: grantedById, name: grantedByName }: Publisher): Promise<void> {
    await this.em.transactional(async (em) => {
      const release = await em.findOne(Release, { id });
      if (!release) throw new AppError('modules.not-found', { id });
      const { name: module, descriptor } = release;
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`grant ${module}`]);
      const before = await em.findOne(ModuleGrant, { module }, { refresh: true });
      const added = without(asksOf(descriptor), before);
      if (added.length === 0) return;
      const asks = [...(before?.asks ?? []), ...added];
      await em.upsert(ModuleGrant, { module, asks, grantedAt: new Date(), grantedById, grantedByName });
      this.audit.record(em, {
        verb: 'updated',
        noun: 'modules',
        itemId: module,
        itemName: module,
        before: { grants: before?.asks.map(askText) ?? [] },
        after: { grants: asks.map(askText) },
      });
    });
  }
}

function without(asks: ModuleAsk[], grant: ModuleGrant | null): ModuleAsk[] {
  const granted = new Set(grant?.asks.map(askText));
  return asks.filter((ask) => !granted.has(askText(ask)));
}
