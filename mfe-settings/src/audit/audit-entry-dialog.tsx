import type { AuditEntry } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Fact,
  Facts,
  IconButton,
  NavigationIcon,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@vitral/ui';
import { useId } from 'react';
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
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const url = useItemUrl(entry);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
        <DialogTitle id={titleId} sx={{ flex: '1 1 0', minWidth: 0 }}>
          {t('audit.dialogTitle')}
        </DialogTitle>
        <IconButton aria-label={t('actions.close')} onClick={onClose}>
          <NavigationIcon name="close" />
        </IconButton>
      </Stack>
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
    </Dialog>
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
