import type { AuditEntry, AuditNoun } from '@vitral/contracts/audit';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Button, Fact, Facts, Stack, Typography } from '@vitral/ui';
import { useOpenPages } from '../console-pages/console-pages.ts';
import { DetailsDialog } from '../shared/details-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { useActivityText } from '../activity/use-activity-text.ts';

interface AuditEntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  /** Filters the log by the item. */
  onHistory: () => void;
}

export function AuditEntryDialog({ entry, onClose, onHistory }: AuditEntryDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const url = useItemUrl(entry);
  const actions = (
    <>
      {entry.itemId && <Button onClick={onHistory}>{t('audit.history')}</Button>}
      {url && (
        <Button component={Link} to={url} variant="contained">
          {t('audit.openItem')}
        </Button>
      )}
    </>
  );
  return (
    <DetailsDialog title={t('audit.dialogTitle')} actions={actions} onClose={onClose}>
      <Stack spacing={3}>
        <EntryFacts entry={entry} />
        <ChangeList changes={entry.changes} />
      </Stack>
    </DetailsDialog>
  );
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { actorText, itemText, nounText, sentence, verbText } = useActivityText();
  const item = itemText(entry);
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {sentence(entry)}
      </Typography>
      <Facts>
        <Fact term={t('audit.when')}>
          <time dateTime={entry.createdAt}>{dateTime(entry.createdAt)}</time>
        </Fact>
        <Fact term={t('audit.who')}>{actorText(entry)}</Fact>
        <Fact term={t('audit.what')}>{verbText(entry)}</Fact>
        <Fact term={t('audit.noun')}>{nounText(entry)}</Fact>
        {item && <Fact term={t('audit.item')}>{item}</Fact>}
        {entry.itemId && entry.itemId !== entry.itemName && (
          <Fact term={t('audit.identifier')}>{entry.itemId}</Fact>
        )}
      </Facts>
    </Stack>
  );
}

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
  redirects: searchByName('/admin/redirects'),
  settings: '/admin/settings',
  'site-config': '/admin/settings',
  'site-pages': ({ itemId }) => `/admin/pages${itemId ? `?page=${itemId}` : ''}`,
  'social-feeds': '/admin/social-feeds',
  'team-members': '/admin/team',
  'team-resources': searchByName('/admin/resources'),
  testimonials: searchByName('/admin/testimonials'),
  users: searchByName('/admin/users'),
  'zoom-meetings': '/admin/zoom',
};

/** Returns the URL of an entry's item; null when it was deleted or the reader may not open its page. */
function useItemUrl(entry: AuditEntry): string | null {
  const pages = useOpenPages();
  const url = URLS[entry.noun as AuditNoun];
  if (!url || entry.verb === 'deleted') return null;
  const itemUrl = typeof url === 'string' ? url : url(entry);
  return pages.some(({ path }) => itemUrl.split('?')[0] === path) ? itemUrl : null;
}
