import { defineEntity, p } from '@mikro-orm/core';
import { type EnvironmentProblem, PROMOTION_ACTIONS, PROMOTION_STEPS } from '@vitral/contracts/environments';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { Publisher } from '../platform/access/publisher.ts';
import { editable, identity, instant } from '../platform/entities/columns.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';

/** Another site, and the token with which this one publishes there. */
const EnvironmentSchema = defineEntity({
  name: 'Environment',
  properties: {
    ...editable(),
    name: p.text().unique(),
    url: p.text(),
    place: p.integer(),
    sealedToken: p.text().hidden(),
    lastFour: p.text(),
  },
});

export class Environment extends EnvironmentSchema.class {}
EnvironmentSchema.setClass(Environment);

/** One run that sends a release to an environment. Only one run at a time sends a given release to a given environment. */
const PromotionSchema = defineEntity({
  name: 'Promotion',
  indexes: [
    { properties: ['createdAt', 'id'] },
    sqlIndex(
      'promotion_running_index',
      'promotion (environment_id, release_id) where finished_at is null',
      'unique index',
    ),
  ],
  properties: {
    ...identity(),
    /** No foreign keys, since environments and old promotions are deleted independently. */
    environmentId: p.uuid(),
    environment: p.text(),
    releaseId: p.uuid(),
    module: p.text().$type<ReleaseName>(),
    version: p.text(),
    digest: p.text(),
    action: p.enum(PROMOTION_ACTIONS),
    share: p.integer().nullable(),
    step: p.enum(PROMOTION_STEPS).default('waiting'),
    problem: p.json<EnvironmentProblem>().nullable(),
    /** The person or the token that asked for it, with the rights of that moment. */
    actor: p.json<Publisher>(),
    finishedAt: instant().nullable(),
  },
});

export class Promotion extends PromotionSchema.class {}
PromotionSchema.setClass(Promotion);
