import type { AuditVerb } from '@vitral/contracts';
import { changesBetween, type Snapshot } from './audit-changes.ts';

/** Names of switches; an item has at most one. */
const SWITCHES = ['isActive', 'isVisible', 'isEnabled'];

/** Returns `activated` or `deactivated` when an update changed nothing but a switch, else `updated`. */
export function updateVerb(before: Snapshot, after: Snapshot): AuditVerb {
  const changed = changesBetween(before, after)?.after ?? {};
  const [[field, value] = [], ...others] = Object.entries(changed);
  if (!field || !SWITCHES.includes(field) || others.length > 0) return 'updated';
  return value ? 'activated' : 'deactivated';
}
