import type { AuditEntry } from '@vitral/contracts';
import { Box, Typography } from '@vitral/ui';
import { useActivityText } from './use-activity-text.ts';

/** What an entry is about: its name at the time, if it had one, and of which kind it is. */
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
