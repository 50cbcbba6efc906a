import type { AuditEntry } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { useActivityText } from './use-activity-text.ts';

interface DetailsButtonProps {
  entry: AuditEntry;
  onOpen: (entry: AuditEntry) => void;
}

/** Opens the dialog of an entry. */
export function DetailsButton({ entry, onOpen }: DetailsButtonProps) {
  const { t } = useTranslation('mfe-settings');
  const { sentence } = useActivityText();
  return (
    <Button
      size="small"
      aria-label={t('audit.detailsOf', { sentence: sentence(entry) })}
      onClick={() => onOpen(entry)}
    >
      {t('audit.details')}
    </Button>
  );
}
