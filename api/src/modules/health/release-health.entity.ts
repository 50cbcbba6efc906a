import { defineEntity, p } from '@mikro-orm/core';
import { LOAD_FAILURES, LOAD_OUTCOMES } from '@vitral/contracts';
import { announced } from '../../platform/changes/announced.ts';
import { instant } from '../../platform/entities/columns.ts';

/**
 * How many pages of a set were sent in an hour. `hour` is where it begins, or where the candidate does in whose first hour it
 * lies: what was before is never held against it.
 */
const SetTrafficSchema = defineEntity({
  name: 'SetTraffic',
  triggers: [announced('set_traffic')],
  indexes: [{ properties: ['hour'] }],
  properties: {
    setId: p.uuid().primary(),
    hour: instant().primary(),
    pages: p.integer(),
  },
});

export class SetTraffic extends SetTrafficSchema.class {}
SetTrafficSchema.setClass(SetTraffic);

/** How often a release of a set did not run in a browser, by the same hours. Nothing is kept of whose it was. */
const LoadFailureCountSchema = defineEntity({
  name: 'LoadFailureCount',
  triggers: [announced('load_failure_count')],
  indexes: [{ properties: ['hour'] }],
  properties: {
    setId: p.uuid().primary(),
    releaseId: p.uuid().primary(),
    hour: instant().primary(),
    reason: p.enum(LOAD_FAILURES).primary(),
    outcome: p.enum(LOAD_OUTCOMES).primary(),
    count: p.integer(),
    lastAt: instant(),
  },
});

export class LoadFailureCount extends LoadFailureCountSchema.class {}
LoadFailureCountSchema.setClass(LoadFailureCount);
