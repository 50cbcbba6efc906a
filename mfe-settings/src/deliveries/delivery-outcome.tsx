import type { Delivery } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip, Stack, Typography } from '@vitral/ui';
import { problemName } from './problem-name.ts';

const COLORS = { waiting: 'info', sent: 'success', failed: 'error' } as const;

/** State of a message, its number of attempts and the reason of the last failure. */
export function DeliveryOutcome({ delivery: { state, attempts, problem } }: { delivery: Delivery }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`deliveries.states.${state}`)} />
      <Typography variant="body2" color="textSecondary">
        {t('deliveries.attempts', { count: attempts })}
      </Typography>
      {problem !== null && state !== 'sent' && (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {t(`deliveries.problems.${problemName(problem)}`)}
        </Typography>
      )}
    </Stack>
  );
}

/** Returns the label of a message template, or its API name when it has no translation. */
export function useTemplateText() {
  const { t } = useTranslation('mfe-settings');
  return (template: string) => t(`deliveries.templates.${template}`, { defaultValue: template });
}
