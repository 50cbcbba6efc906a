import { defineEntity, p } from '@mikro-orm/core';
import { LOAD_FAILURES, LOAD_OUTCOMES } from '@vitral/contracts/releases';
import { instant, announced } from '../../platform/entities/columns.ts';

/** Pages of a set by hour. A candidate that began within the hour starts a new one, so that earlier figures never count against it. */
const SetTrafficSchema = defineEntity({
  name: 'SetTraffic',
  triggers: [announced('set_traffic')],
  indexes: [{ properties: ['hour'] }],
  properties: { setId: p.uuid().primary(), hour: instant().primary(), pages: p.integer() },
});

export class SetTraffic extends SetTrafficSchema.class {}
SetTrafficSchema.setClass(SetTraffic);

/** Failed loads of a release in a set, by the same hours. Stores no trace of the visitor. */
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
