import type { AuditEntry } from '@vitral/contracts';
import { Box, Typography } from '@vitral/ui';
import { useActivityText } from './use-activity-text.ts';

/** The item of an entry: its kind, and its name at the time if it had one. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { itemText, nounText } = useActivityText();
  const item = itemText(entry);
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      {item && <Typography variant="body2">{item}</Typography>}
      <Typography variant="body2" color={item ? 'textSecondary' : undefined}>
        {nounText(entry)}
      </Typography>
    </Box>
  );
}
