import { defineEntity, p } from '@mikro-orm/core';
import { BACKUP_PROBLEMS, RESTORE_STATES } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { identity, instant } from '../platform/entities/columns.ts';

const RestoreSchema = defineEntity({
  name: 'Restore',
  triggers: [announced('restore')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    /** The archive's name in the backup store; no foreign key, since the backup's row may be deleted. */
    filename: p.text(),
    state: p.enum(RESTORE_STATES),
    /** Bytes. */
    progressDone: p.bigint('number').default(0),
    progressTotal: p.bigint('number').default(0),
    /** Last heartbeat while it runs. */
    seenAt: instant(),
    problem: p.enum(BACKUP_PROBLEMS).nullable(),
    isForeignKey: p.boolean().default(false),
    actorName: p.text().nullable(),
    finishedAt: instant().nullable(),
  },
});

/** A running or finished restore. A restore leaves these rows as they are. */
export class Restore extends RestoreSchema.class {}
RestoreSchema.setClass(Restore);
