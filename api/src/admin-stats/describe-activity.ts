import type { AuditVerb } from '@vitral/contracts/audit';
import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';

type ActivityFields = Pick<AuditEntry, 'actorName' | 'verb' | 'noun' | 'itemName'>;

const PHRASES: Partial<Record<AuditVerb, string>> = {
  reset: 'made a password link for',
  answered: 'marked as answered',
  retried: 'tried again',
  failed: 'could not finish',
  'changed-password': 'changed the password of',
  'ended-sessions': 'ended the sessions of',
  secured: 'set up the second factor of',
  unsecured: 'turned off the second factor of',
  'renewed-recovery-codes': 'created recovery codes of',
  'added-passkey': 'added a passkey of',
  'renamed-passkey': 'renamed a passkey of',
  'removed-passkey': 'removed a passkey of',
};

/** An audit entry as an English sentence: `Mateo Rivas updated "Patricia Solís" (testimonials)`. */
export function describeActivity({ actorName, verb, noun, itemName }: ActivityFields): string {
  const actor = actorName ?? 'The server';
  if (verb === 'logged-in') return `${actor} logged in`;
  // A person who registers has no account yet, so the entry has no actor.
  if (verb === 'registered' && itemName) return `${itemName} registered`;
  const phrase = PHRASES[verb] ?? verb;
  return itemName ? `${actor} ${phrase} "${itemName}" (${noun})` : `${actor} ${phrase} ${noun}`;
}
