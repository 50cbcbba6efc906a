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
  'renewed-recovery-codes',
  'added-passkey',
  'renamed-passkey',
  'removed-passkey',
  'linked-login',
  'unlinked-login',
  'cancelled',
  'refreshed',
  'downloaded',
  'uploaded',
  'tested',
  'retried',
  'failed',
  'rolled-back',
  'overrode',
  'withdrew',
  'scheduled',
  'unpublished',
  'approved',
  'denied',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];

/** Nouns that audit entries are about, spelled as in the URL. */
export const AUDIT_NOUNS = [
  'access-tokens',
  'api-keys',
  'audit',
  'backup-keys',
  'backups',
  'client-errors',
  'collection-documents',
  'collections',
  'comments',
  'contact-messages',
  'content',
  'deliveries',
  'device-logins',
  'embeds',
  'environments',
  'feed-sources',
  'identity-providers',
  'imports',
  'landing-content',
  'landing-drafts',
  'meeting-dates',
  'meeting-registrations',
  'module-previews',
  'module-settings',
  'module-tokens',
  'modules',
  'notifications',
  'preview-links',
  'redirects',
  'reviews',
  'saved-views',
  'security-events',
  'share-links',
  'settings',
  'signing-keys',
  'site-config',
  'site-pages',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonial-requests',
  'testimonials',
  'users',
  'webhooks',
  'zoom-account',
  'zoom-meetings',
] as const;
export type AuditNoun = (typeof AUDIT_NOUNS)[number];

/** Actor id in filters for entries that the server wrote without a person. */
export const AUDIT_SERVER_ACTOR = 'server';

/** Changed fields, before and after the change; secrets are left out. */
export interface AuditChanges {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** One audited change: actor, verb, item and time. Written in the transaction of the change itself. */
export interface AuditEntry {
  id: string;
  verb: AuditVerb;
  /** Noun as spelled in the URL: `testimonials`. */
  noun: string;
  itemId: string | null;
  /** Name of the item at the time. */
  itemName: string | null;
  actorId: string | null;
  actorName: string | null;
  changes: AuditChanges | null;
  createdAt: string;
}

/** A row of GET /api/audit/actors: a person with entries in the log. */
export interface AuditActor {
  id: string;
  name: string;
}
