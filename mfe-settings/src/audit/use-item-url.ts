import type { AuditEntry, AuditNoun } from '@vitral/contracts';
import { useOpenPages } from '../console-pages/console-pages.ts';

type Item = Pick<AuditEntry, 'itemId' | 'itemName'>;

const searchByName =
  (path: string) =>
  ({ itemName }: Item) =>
    itemName ? `${path}?${new URLSearchParams({ q: itemName.slice(0, 100) })}` : path;

const landingSection = ({ itemName }: Item) =>
  `/admin/landing?${new URLSearchParams({ section: itemName ?? '' })}`;

/** Console pages of the nouns; functions build the URL of the item itself. */
const URLS: Partial<Record<AuditNoun, string | ((item: Item) => string)>> = {
  'api-keys': '/admin/settings',
  backups: '/admin/backups',
  'client-errors': '/admin/debug',
  'contact-messages': ({ itemId }) => `/admin/messages${itemId ? `?open=${itemId}` : ''}`,
  content: searchByName('/admin/content'),
  deliveries: '/admin/settings',
  embeds: '/admin/social-feeds',
  'feed-sources': '/admin/social-feeds',
  'landing-content': landingSection,
  'landing-drafts': landingSection,
  'meeting-dates': '/admin/zoom',
  modules: '/admin/modules',
  notifications: '/admin/settings',
  settings: '/admin/settings',
  'site-config': '/admin/settings',
  'social-feeds': '/admin/social-feeds',
  'team-members': '/admin/team',
  'team-resources': searchByName('/admin/resources'),
  testimonials: searchByName('/admin/testimonials'),
  users: searchByName('/admin/users'),
  'zoom-meetings': '/admin/zoom',
};

/** Returns the URL of an entry's item; null when it was deleted or the reader may not open its page. */
export function useItemUrl(entry: AuditEntry): string | null {
  const pages = useOpenPages();
  const url = URLS[entry.noun as AuditNoun];
  if (!url || entry.verb === 'deleted') return null;
  const itemUrl = typeof url === 'string' ? url : url(entry);
  return pages.some(({ path }) => itemUrl.split('?')[0] === path) ? itemUrl : null;
}
