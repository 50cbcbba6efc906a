import type { WorkEntry, WorkItem, WorkSeverity } from '@vitral/sdk/contracts/work-queue';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Button, Card, Chip, MuiLink, Stack, Typography, type ChipProps } from '@vitral/sdk/ui';
import { useId } from 'react';
import { useWorkTexts } from './use-work-texts.ts';

const COLORS: Record<WorkSeverity, ChipProps['color']> = {
  overdue: 'error',
  due: 'warning',
  information: 'default',
};
const EDGES: Record<WorkSeverity, string> = {
  overdue: 'error.main',
  due: 'warning.main',
  information: 'divider',
};

/** Open work of one kind: its urgency, its number, its most urgent items and its action. */
export function WorkCard({ entry }: { entry: WorkEntry }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const { titleOf, actionOf } = useWorkTexts();
  const id = useId();
  const { severity, count, items, action } = entry;
  const others = count - items.length;
  return (
    <Card component="li" sx={{ p: 2, borderLeft: 5, borderLeftColor: EDGES[severity], minWidth: 0 }}>
      <Stack spacing={1} sx={{ height: '100%', alignItems: 'flex-start' }}>
        <Chip size="small" color={COLORS[severity]} label={t(`work.severity.${severity}`)} />
        <Typography id={id} variant="h3">
          {count > 1 ? `${titleOf(entry)} · ${number(count)}` : titleOf(entry)}
        </Typography>
        {items.length > 0 && (
          <Stack component="ul" aria-labelledby={id} spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((item, index) => (
              <Item key={`${index} ${item.path}`} entry={entry} item={item} />
            ))}
          </Stack>
        )}
        {items.length > 0 && others > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('work.more', { count: others, shown: number(others) })}
          </Typography>
        )}
        {action && (
          <Box sx={{ pt: 1, mt: 'auto !important' }}>
            <Button component={Link} to={action} size="small" variant="outlined" aria-describedby={id}>
              {actionOf(entry)}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function Item({ entry, item }: { entry: WorkEntry; item: WorkItem }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { itemTitle, timeOf } = useWorkTexts();
  const title = itemTitle(entry, item);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {item.path ? (
        <MuiLink component={Link} to={item.path}>
          {title}
        </MuiLink>
      ) : (
        title
      )}
      {item.failure && (
        <Typography variant="body2" color="error">
          {t(`errors:${item.failure}`)}
        </Typography>
      )}
      {item.at && (
        <Typography
          component="time"
          variant="body2"
          color="textSecondary"
          dateTime={item.at}
          title={dateTime(item.at)}
          sx={{ display: 'block' }}
        >
          {timeOf(entry, item.at)}
        </Typography>
      )}
    </Box>
  );
}
