import type { AuditEntry } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import {
  Button,
  DialogActions,
  DialogContent,
  Fact,
  Facts,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/ui';
import { ChangeList } from './change-list.tsx';
import { useActivityText } from './use-activity-text.ts';
import { useItemUrl } from './use-item-url.ts';

interface AuditEntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  /** Filters the log by the item. */
  onHistory: () => void;
}

/** An audit entry in full: person, time, action, item, and the changed fields before and after. */
export function AuditEntryDialog({ entry, onClose, onHistory }: AuditEntryDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const url = useItemUrl(entry);
  return (
    <TitledDialog title={t('audit.dialogTitle')} onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={3}>
          <EntryFacts entry={entry} />
          <ChangeList changes={entry.changes} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {entry.itemId && <Button onClick={onHistory}>{t('audit.history')}</Button>}
        {url && (
          <Button component={Link} to={url} variant="contained">
            {t('audit.openItem')}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
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
