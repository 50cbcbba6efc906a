import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '@vitral/contracts/access';
import { asksOf, askText, type ModuleAsk, ungranted } from '@vitral/contracts/module-grants';
import { isLower } from '@vitral/contracts/module-permissions';
import { isOwnRelease, type ModuleDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { type GrantedPermission, ModulePermissions } from '../../module-permissions/index.ts';
import type { Publisher } from '../../platform/access/publisher.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { problem } from '../releases/release-problem.ts';
import { Release } from '../releases/release.entity.ts';
import { ModuleGrant } from './module-grant.entity.ts';

type Roles = Record<string, Role>;
type Declaring = Pick<ModuleDescriptor, 'name' | 'permissions'>;

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

  /**
   * Grants all that a release asks for and keeps earlier grants of its module, so that a rollback needs no new grant.
   * `chosen` narrows the module's own permissions, also those of the active release.
   */
  async grant(id: string, { id: grantedById, name: grantedByName }: Publisher, chosen: Roles): Promise<void> {
    await this.em.transactional(async (em) => {
      const release = await em.findOne(Release, { id });
      if (!release) throw new AppError('modules.not-found', { id });
      const { name: module, descriptor } = release;
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`grant ${module}`]);
      const known = await em.findOne(ModuleGrant, { module }, { refresh: true });
      // A copy, since the upsert changes the entity.
      const before = { asks: known?.asks ?? [], roles: known?.roles ?? {} };
      const added = ungranted(asksOf(descriptor), before.asks);
      const roles = { ...before.roles, ...proposedRoles(added), ...checked(descriptor, chosen) };
      if (added.length === 0 && isDeepStrictEqual(roles, before.roles)) return;
      const asks = [...before.asks, ...added];
      await em.upsert(ModuleGrant, {
        module,
        asks,
        roles,
        grantedAt: new Date(),
        grantedById,
        grantedByName,
      });
      await this.permissions.setRoles(em, permissionsOf(descriptor, roles));
      this.audit.record(em, {
        verb: 'updated',
        noun: 'modules',
        itemId: module,
        itemName: module,
        before: { grants: before.asks.map(askText), roles: before.roles },
        after: { grants: asks.map(askText), roles },
      });
    });
  }

  /** Makes the granted permissions of these releases the valid ones, in the transaction that activates the releases. */
  async activate(em: EntityManager, releases: readonly Declaring[]): Promise<void> {
    const declaring = releases.filter(({ permissions = [] }) => permissions.length > 0);
    const names = declaring.map(({ name }) => name);
    const grants = await em.find(ModuleGrant, { module: { $in: names } }, { refresh: true });
    const rolesOf = (module: string) => grants.find((grant) => grant.module === module)?.roles ?? {};
    await this.permissions.activate(
      em,
      declaring.flatMap((release) => permissionsOf(release, rolesOf(release.name))),
    );
  }
}

/**
 * Returns the permissions of a release that are granted: from the role that it proposes, or from a higher one that an
 * admin chose.
 */
function permissionsOf({ name: module, permissions = [] }: Declaring, roles: Roles): GrantedPermission[] {
  return permissions.flatMap(({ name, role: proposed }) => {
    const granted = isOwnRelease(module) ? proposed : roles[name];
    if (granted === undefined) return [];
    return [{ module, name, role: isLower(granted, proposed) ? proposed : granted }];
  });
}

const proposedRoles = (asks: readonly ModuleAsk[]): Roles =>
  Object.fromEntries(
    asks.flatMap((ask) => (ask.kind === 'own-permission' ? [[ask.permission, ask.role]] : [])),
  );

/** Throws `request.invalid` if `roles` names a permission that the release does not declare, or a role below the proposed one. */
function checked({ permissions = [] }: Declaring, chosen: Roles): Roles {
  for (const [name, role] of Object.entries(chosen)) {
    const declared = permissions.find((permission) => permission.name === name);
    if (!declared || isLower(role, declared.role))
      throw new AppError('request.invalid', { fields: ['roles:isProposed'] });
  }
  return chosen;
}
