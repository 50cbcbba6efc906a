/** Refusals that strangers can cause without proving who they are. Those of one kind, account and hour are one event. */
export const REFUSAL_VERBS = [
  'refused-login',
  'locked-out',
  'refused-code',
  'refused-link',
  'refused-access',
  'copied-passkey',
] as const;

export const SECURITY_VERBS = [
  'logged-in',
  'renewed-login',
  'logged-out',
  'ended-sessions',
  ...REFUSAL_VERBS,
  'failure-burst',
  'new-device',
  'used-link',
  'changed-password',
  'changed-username',
  'changed-email',
  'changed-role',
  'added-passkey',
  'removed-passkey',
  'linked-login',
  'unlinked-login',
  'secured',
  'unsecured',
  'renewed-recovery-codes',
] as const;
export type SecurityVerb = (typeof SECURITY_VERBS)[number];

/** Factors that a person proved at a login; `provider`: those that an identity provider asked for. */
export const LOGIN_METHODS = [
  'password',
  'password-and-code',
  'password-and-passkey',
  'passkey',
  'provider',
] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Number of refused logins of an account within about an hour that are reported to its owner. */
export const FAILURE_BURST = 10;

/** Days after which the networks of events are shortened to /24 (IPv4) and /48 (IPv6). */
export const NETWORK_DAYS = 30;

/** The most networks that an event names. */
export const EVENT_NETWORKS = 5;

interface EventFacts {
  id: string;
  verb: SecurityVerb;
  /** Null for events that are no logins. */
  method: LoginMethod | null;
  /** Number of equal events from `createdAt` to `lastAt`. */
  count: number;
  /** Family and system of the first browser, such as `Firefox` and `Windows`; null for unknown ones. */
  browser: string | null;
  system: string | null;
  /** IPv4 addresses and IPv6 networks of 64 bits, shortened after `NETWORK_DAYS`; the first `EVENT_NETWORKS` of them. */
  networks: string[];
  createdAt: string;
  lastAt: string;
}

/** GET /api/security-events */
export interface SecurityEvent extends EventFacts {
  /** Null for attempts with unknown usernames. */
  accountId: string | null;
  /** Name of the account at the time. */
  accountName: string | null;
  /** The other person who caused the event, such as an admin; their browser and network are not recorded with it. */
  actorName: string | null;
}

/** GET /api/profile/security-events */
export interface OwnSecurityEvent extends EventFacts {
  /** Another person, who is an admin, caused the event. */
  isByAdmin: boolean;
}
