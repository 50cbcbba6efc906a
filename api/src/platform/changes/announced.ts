import type { TriggerDef } from '@mikro-orm/core';

/** The trigger's name on every table that has it. */
export const ANNOUNCEMENT = 'vitral_changed';

/** Where the triggers say which table changed; `*` stands for all of them. */
export const CHANGES_CHANNEL = 'vitral_changes';

/** Among an entity's `triggers`: when a transaction that touched the table commits, every server is told. */
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
