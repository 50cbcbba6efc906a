export const AUDIT_VERBS = [
  'created',
  'updated',
  'deleted',
  'activated',
  'deactivated',
  'logged-in',
  'published',
  'restored',
  'shared',
  'revoked',
  'invited',
  'reset',
  'registered',
  'moved',
  'answered',
  'exported',
  'changed-password',
  'ended-sessions',
  'secured',
  'unsecured',
  'cancelled',
  'refreshed',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];

/** Who did what to which item, when. Written in the transaction of the change itself. */
export interface AuditEntry {
  id: string;
  verb: AuditVerb;
  /** The noun, spelled as in the address: `testimonials`. */
  noun: string;
  itemId: string | null;
  /** What the item was called at the time. */
  itemName: string | null;
  actorId: string | null;
  actorName: string | null;
  createdAt: string;
}
