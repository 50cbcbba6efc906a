import type { AuditEntry } from '@vitral/contracts';
import { Box, Typography } from '@vitral/ui';
import { useActivityText } from './use-activity-text.ts';

/** What an entry is about: its name at the time, and of which kind it is. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { itemText, nounText } = useActivityText();
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <Typography variant="body2">{itemText(entry) ?? '—'}</Typography>
      <Typography variant="body2" color="textSecondary">
        {nounText(entry)}
      </Typography>
    </Box>
  );
}
