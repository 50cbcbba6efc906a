import type { FirstStep as Step, FirstStepState } from '@vitral/sdk/contracts/first-steps';
import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Icon, MuiLink, Typography, VISUALLY_HIDDEN } from '@vitral/sdk/ui';
import { useId } from 'react';

/** URLs at which the steps are done; variables of the server are set outside the console. */
const PLACES = {
  'second-factor': '/admin/profile',
  'site-name': '/admin/settings',
  texts: '/admin/pages',
  colleague: '/admin/users/new',
  email: '/admin/settings?tab=notifications',
  backup: '/admin/backups',
} as const satisfies Partial<Record<Step, string>>;

const isInConsole = (step: Step): step is keyof typeof PLACES => Object.hasOwn(PLACES, step);

/** One step: ticked, or with a sentence and the link to complete it. */
export function FirstStep({
  state: { step, isDone },
  position,
}: {
  state: FirstStepState;
  position: number;
}) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Box aria-hidden sx={isDone ? { color: 'success.main', display: 'inline-flex' } : NUMBER}>
        {isDone ? <Icon name="check_circle" /> : position}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="h3" color={isDone ? 'textSecondary' : undefined}>
          {isDone && (
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {t('first-steps.done')}{' '}
            </Box>
          )}
          {t(`first-steps.${step}.title`)}
        </Typography>
        {!isDone && <Typography>{t(`first-steps.${step}.text`)}</Typography>}
        {!isDone && isInConsole(step) && (
          <MuiLink component={Link} to={PLACES[step]} aria-describedby={id}>
            {t(`first-steps.${step}.action`)}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
}

const NUMBER = {
  flexShrink: 0,
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: 1,
  borderColor: 'text.secondary',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
} as const;
