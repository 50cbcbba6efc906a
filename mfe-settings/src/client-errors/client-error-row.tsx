import type { ClientError } from '@vitral/sdk/contracts/client-errors';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton } from '@vitral/sdk/ui/data';

export function ClientErrorRow({ error, onDelete }: { error: ClientError; onDelete: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const { kind, message, stack, count } = error;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Stack spacing={0.75} sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" variant="outlined" label={t(`client-errors.kinds.${kind}`)} />
          <Chip
            size="small"
            color={count > 1 ? 'warning' : 'default'}
            label={t('client-errors.times', { count, shown: number(count) })}
          />
        </Stack>
        <Typography lang="en" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        <Facts error={error} />
        {stack && <StackTrace text={stack} />}
      </Stack>
      <DeleteButton label={t('client-errors.deleteOf', { message })} onClick={onDelete} />
    </Stack>
  );
}

function Facts({ error }: { error: ClientError }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { page, module, release, browser, createdAt, lastAt, count } = error;
  const facts = [page, [module, release].filter(Boolean).join(' '), browser].filter(Boolean);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.join(' · ')}
      <br />
      {count > 1
        ? t('client-errors.between', { first: dateTime(createdAt), last: dateTime(lastAt) })
        : dateTime(lastAt)}
    </Typography>
  );
}

function StackTrace({ text }: { text: string }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t('client-errors.stack')}
      </Typography>
      <Box
        component="pre"
        lang="en"
        sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </Box>
  );
}
