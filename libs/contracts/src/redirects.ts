import type { BulkSelection } from './bulk.ts';
import type { Stored, Versioned } from './items.ts';

/** Permanent and temporary (RFC 9110). */
export const REDIRECT_STATUSES = [301, 302] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** Fields that a manager edits, with the values of a new redirect. */
export const NEW_REDIRECT = {
  /** Path without a query; without a language it stands for that path in every language. A page at the path wins. */
  from: '',
  /** Path on this site or http(s) URL. */
  to: '',
  status: 301 as RedirectStatus,
};
export type RedirectInput = typeof NEW_REDIRECT;

export interface Redirect extends RedirectInput, Stored {}

export type RedirectUpdate = Versioned<RedirectInput>;

export const REDIRECT_BULK_ACTIONS = ['set-status', 'delete', 'restore'] as const;

/** POST /api/redirects/bulk */
export interface RedirectBulkChange extends BulkSelection {
  action: (typeof REDIRECT_BULK_ACTIONS)[number];
  /** Required for `set-status`. */
  status?: RedirectStatus;
}
