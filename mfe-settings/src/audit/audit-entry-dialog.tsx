import type { AuditEntry, AuditNoun } from '@vitral/sdk/contracts/audit';
import { itemUrl } from '@vitral/sdk/contracts/item-urls';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Button, Fact, Facts, Stack, Typography } from '@vitral/sdk/ui';
import { useOpenPages } from '../console-pages/console-pages.ts';
import { DetailsDialog } from '../shared/details-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { useActivityText } from '../activity/use-activity-text.ts';

interface AuditEntryDialogProps {
  entry: AuditEntry;
  /** Path of the log. */
  listPath: string;
  onClose: () => void;
}

export function AuditEntryDialog({ entry, listPath, onClose }: AuditEntryDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const url = useItemUrl(entry);
  const actions = (
    <>
      {entry.itemId && (
        <Button
          component={Link}
          to={`${listPath}?${new URLSearchParams({ noun: entry.noun, q: entry.itemId })}`}
        >
          {t('audit.history')}
        </Button>
      )}
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

/** Console pages for nouns whose items have no URL, or are edited together with another noun. */
const PAGES: Partial<Record<AuditNoun, string>> = {
  'api-keys': '/admin/settings',
  'client-errors': '/admin/debug',
  deliveries: '/admin/settings',
  'meeting-dates': '/admin/zoom',
  modules: '/admin/modules',
  notifications: '/admin/settings',
  settings: '/admin/settings',
  'site-config': '/admin/settings',
};

/** Returns the URL of an entry's item; null when it was deleted or the reader may not open its page. */
function useItemUrl({ noun, verb, itemId, itemName }: AuditEntry): string | null {
  const pages = useOpenPages();
  // Deleting a change of a date keeps the date, as scheduled.
  if (verb === 'deleted' && noun !== 'meeting-dates') return null;
  // Site texts have no id: the section is their name.
  if (noun === 'landing-content' || noun === 'landing-drafts')
    return itemName && itemUrl(pages, 'landing-content', itemName);
  // Overrides concern a module and rollbacks a set; neither has a URL.
  const hasUrl = noun !== 'modules' || (itemName !== null && itemName !== itemId);
  const url = hasUrl && itemId && itemUrl(pages, noun, itemId);
  const page = PAGES[noun as AuditNoun];
  return url || (pages.find(({ path }) => path === page)?.path ?? null);
}
