import type { TriggerDef } from '@mikro-orm/core';

/** Name of the trigger on every announcing table. */
export const ANNOUNCEMENT = 'vitral_changed';

/** Channel on which the triggers name the changed table; `*` stands for all. */
export const CHANGES_CHANNEL = 'vitral_changes';

/** Returns a trigger for an entity: it notifies every server when a transaction that changed the table commits. */
export function announced(table: string): TriggerDef {
  const events: TriggerDef['events'] = ['insert', 'update', 'delete', 'truncate'];
  return {
    name: ANNOUNCEMENT,
    timing: 'after',
    events,
    forEach: 'statement',
    expression: `create trigger ${ANNOUNCEMENT} after ${events.join(' or ')} on "${table}" for each statement execute function ${ANNOUNCEMENT}()`,
  };
}
