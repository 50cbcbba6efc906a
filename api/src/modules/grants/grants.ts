import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  asksOf,
  askText,
  type GrantChange,
  type ModuleAsk,
  type ModuleGrant as ModuleGrantResponse,
  ungranted,
} from '@vitral/contracts/module-grants';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { ModulePermissions } from '../../module-permissions/index.ts';
import type { Publisher } from '../../platform/access/publisher.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findRelease, readPosition } from '../channel/position.ts';
import { problem } from '../releases/release-problem.ts';
import { Release } from '../releases/release.entity.ts';
import {
  checked,
  type Declaring,
  permissionsOf,
  proposedRoles,
  replaced,
  type Roles,
} from './granted-permissions.ts';
import { ModuleGrant } from './module-grant.entity.ts';

interface Granted {
  asks: readonly ModuleAsk[];
  roles: Roles;
}

/** Grants of admins to modules of other repositories; no release that asks for more is activated. docs/adr/099. */
@Injectable()
export class Grants {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly permissions: ModulePermissions,
  ) {}

  /** Returns the asks of a release that are not granted. */
  async missing({ descriptor }: Pick<Release, 'descriptor'>): Promise<ModuleAsk[]> {
    const asks = asksOf(descriptor);
    if (asks.length === 0) return [];
    const grant = await this.em.fork().findOne(ModuleGrant, { module: descriptor.name });
    return ungranted(asks, grant?.asks ?? []);
  }

  async problemsOf(releases: readonly Release[]): Promise<ReleaseProblem[]> {
    const missing = await Promise.all(releases.map((release) => this.missing(release)));
    return releases.flatMap(({ name: module }, index) => {
      const asks = missing[index]?.map(askText).join(', ');
      return asks ? [problem('grant-missing', { module, asks })] : [];
    });
  }

  async get(module: ReleaseName): Promise<ModuleGrantResponse> {
    const em = this.em.fork();
    const grant = await em.findOne(ModuleGrant, { module });
    if (!grant && (await em.count(Release, { name: module })) === 0)
      throw new AppError('modules.not-found', { name: module });
    return toResponse(await activeOf(em, module), grant);
  }

  /**
   * Grants all that a release asks for and keeps earlier grants of its module, so that a rollback needs no new grant.
   * `chosen` narrows the module's own permissions, also those of the active release.
   */
  async grant(id: string, by: Publisher, chosen: Roles): Promise<void> {
    await this.em.transactional(async (em) => {
      const { name: module, descriptor } = await findRelease(em, id);
      await lock(em);
      const known = await em.findOne(ModuleGrant, { module }, { refresh: true });
      const before = stateOf(known);
      const added = ungranted(asksOf(descriptor), before.asks);
      const roles = { ...before.roles, ...proposedRoles(added), ...checked(descriptor, chosen) };
      if (added.length === 0 && isDeepStrictEqual(roles, before.roles)) return;
      await this.write(em, module, by, before, { asks: [...before.asks, ...added], roles });
    });
  }

  /** Changes who has the permissions of the active release. Throws `modules.grant-stale` if the grant was changed since `from`. */
  change(
    module: ReleaseName,
    by: Publisher,
    { roles: chosen, from }: GrantChange,
  ): Promise<ModuleGrantResponse> {
    return this.em.transactional(async (em) => {
      await lock(em);
      const known = await em.findOne(ModuleGrant, { module }, { refresh: true });
      const active = await activeOf(em, module);
      if (!known || !active) throw new AppError('modules.not-found', { name: module });
      if (known.grantedAt.getTime() !== Date.parse(from)) {
        const { grantedAt, grantedByName: changedBy } = known;
        throw new AppError('modules.grant-stale', { changedBy, changedAt: grantedAt.toISOString() });
      }
      const before = stateOf(known);
      const roles = replaced(active, before.roles, chosen);
      if (isDeepStrictEqual(roles, before.roles)) return toResponse(active, known);
      return toResponse(active, await this.write(em, module, by, before, { ...before, roles }));
    });
  }

  /** Makes the granted permissions of these releases the valid ones, in the transaction that activates the releases. */
  async activate(em: EntityManager, releases: readonly Declaring[]): Promise<void> {
    await lock(em);
    const declaring = releases.filter(({ permissions = [] }) => permissions.length > 0);
    const names = declaring.map(({ name }) => name);
    const grants = await em.find(ModuleGrant, { module: { $in: names } }, { refresh: true });
    const rolesOf = (module: string) => grants.find((grant) => grant.module === module)?.roles ?? {};
    await this.permissions.activate(
      em,
      declaring.flatMap((release) => permissionsOf(release, rolesOf(release.name))),
    );
  }

  private async write(
    em: EntityManager,
    module: ReleaseName,
    { id: grantedById, name: grantedByName }: Publisher,
    before: Granted,
    { asks, roles }: Granted,
  ): Promise<ModuleGrant> {
    const grant = { module, asks: [...asks], roles, grantedAt: new Date(), grantedById, grantedByName };
    const row = await em.upsert(ModuleGrant, grant);
    const active = await activeOf(em, module);
    if (active) await this.permissions.replace(em, module, permissionsOf(active, roles));
    this.audit.record(em, {
      verb: 'updated',
      noun: 'modules',
      itemId: module,
      itemName: module,
      before: { grants: before.asks.map(askText), roles: before.roles },
      after: { grants: asks.map(askText), roles },
    });
    return row;
  }
}

/** Makes changes of grants wait for each other and for activations, which read them. */
const lock = (em: EntityManager) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', ['module grants']);

async function activeOf(em: EntityManager, module: ReleaseName): Promise<Declaring | undefined> {
  const { releases } = await readPosition(em);
  return releases.find(({ name }) => name === module)?.descriptor;
}

/** Returns a copy, since an upsert changes the entity. */
const stateOf = (known: ModuleGrant | null): Granted => ({
  asks: known?.asks ?? [],
  roles: known?.roles ?? {},
});

function toResponse(active: Declaring | undefined, grant: ModuleGrant | null): ModuleGrantResponse {
  const received = active ? permissionsOf(active, grant?.roles ?? {}) : [];
  const receiversOf = (name: string) => received.find((one) => one.name === name)?.role ?? null;
  return {
    asks: grant?.asks ?? [],
    permissions: active?.permissions?.map((one) => ({ ...one, receivers: receiversOf(one.name) })) ?? [],
    grantedAt: grant?.grantedAt.toISOString() ?? null,
    grantedBy: grant?.grantedByName ?? null,
  };
}
