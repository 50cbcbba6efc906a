import type { Delivery } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip, Stack, Typography } from '@vitral/ui';
import { problemName } from './problem-name.ts';

const COLORS = { waiting: 'info', sent: 'success', failed: 'error' } as const;

/** What became of a message, after how many attempts, and why the last of them failed. */
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

/** What a message is about; what has no words yet is said with the wire's own. */
export function useTemplateText() {
  const { t } = useTranslation('mfe-settings');
  return (template: string) => t(`deliveries.templates.${template}`, { defaultValue: template });
}
