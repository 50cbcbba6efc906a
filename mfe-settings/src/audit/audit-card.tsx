import type { AuditEntry } from '@vitral/contracts';
import { useFormats } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import { AuditItem } from './audit-item.tsx';
import { DetailsButton } from './details-button.tsx';
import { useActivityText } from './use-activity-text.ts';

interface AuditCardProps {
  entry: AuditEntry;
  onOpen: (entry: AuditEntry) => void;
}

/** An audit entry in the list on a phone. */
export function AuditCard({ entry, onOpen }: AuditCardProps) {
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {`${actorText(entry)}: ${verbText(entry)}`}
      </Typography>
      <AuditItem entry={entry} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="time" dateTime={entry.createdAt} variant="body2" color="textSecondary">
          {dateTime(entry.createdAt)}
        </Typography>
        <DetailsButton entry={entry} onOpen={onOpen} />
      </Stack>
    </Stack>
  );
}
