import type { AuditEntry, AuditNoun } from '@vitral/contracts';
import { useOpenPages } from '../console-pages/console-pages.ts';

type Item = Pick<AuditEntry, 'itemId' | 'itemName'>;

const named =
  (path: string) =>
  ({ itemName }: Item) =>
    itemName ? `${path}?${new URLSearchParams({ q: itemName.slice(0, 100) })}` : path;

const section = ({ itemName }: Item) => `/admin/landing?${new URLSearchParams({ section: itemName ?? '' })}`;

/** Where a noun has its page; the item itself where an address leads to it. */
const ADDRESSES: Partial<Record<AuditNoun, string | ((item: Item) => string)>> = {
  'api-keys': '/admin/settings',
  backups: '/admin/backups',
  'client-errors': '/admin/debug',
  'contact-messages': ({ itemId }) => `/admin/messages${itemId ? `?open=${itemId}` : ''}`,
  content: named('/admin/content'),
  deliveries: '/admin/settings',
  embeds: '/admin/social-feeds',
  'feed-sources': '/admin/social-feeds',
  'landing-content': section,
  'landing-drafts': section,
  'meeting-dates': '/admin/zoom',
  modules: '/admin/modules',
  notifications: '/admin/settings',
  settings: '/admin/settings',
  'site-config': '/admin/settings',
  'social-feeds': '/admin/social-feeds',
  'team-members': '/admin/team',
  'team-resources': named('/admin/resources'),
  testimonials: named('/admin/testimonials'),
  users: named('/admin/users'),
  'zoom-meetings': '/admin/zoom',
};

/** Where to look at what an entry is about, if it is still there and its page opens for the reader. */
export function useItemAddress(entry: AuditEntry): string | null {
  const pages = useOpenPages();
  const address = ADDRESSES[entry.noun as AuditNoun];
  if (!address || entry.verb === 'deleted') return null;
  const whole = typeof address === 'string' ? address : address(entry);
  return pages.some(({ path }) => whole.split('?')[0] === path) ? whole : null;
}
