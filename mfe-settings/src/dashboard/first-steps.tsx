import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, firstStepsQuery, savePreferences } from '@vitral/sdk/api-client';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser, useSession } from '@vitral/sdk/session';
import { Box, Button, Card, notify, Stack, Typography } from '@vitral/sdk/ui';
import { FirstStep } from './first-step.tsx';

/** Lists what makes a new site ready, for admins, until all of it is done or the account hides the list. */
export function FirstSteps() {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const { allows } = useSession();
  const { hidesFirstSteps } = useCurrentUser();
  const isWanted = allows('settings.write') && !hidesFirstSteps;
  const { data: steps = [] } = useQuery({ ...firstStepsQuery, enabled: isWanted, throwOnError: true });
  const { hide, isHiding } = useHide();
  const done = steps.filter(({ isDone }) => isDone).length;
  if (!isWanted || done === steps.length) return null;
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: 2.5, mb: 3 }}>
      <Stack direction="row" useFlexGap sx={HEADER}>
        <Typography variant="h2" id="first-steps">
          {t('first-steps.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 0 auto' }}>
          {t('first-steps.progress', { done: number(done), count: number(steps.length) })}
        </Typography>
        <Button size="small" disabled={isHiding} aria-describedby="first-steps" onClick={hide}>
          {t('first-steps.hide')}
        </Button>
      </Stack>
      <Typography color="textSecondary">{t('first-steps.text')}</Typography>
      <Box component="ol" aria-labelledby="first-steps" sx={STEPS}>
        {steps.map((state, index) => (
          <FirstStep key={state.step} state={state} position={index + 1} />
        ))}
      </Box>
    </Card>
  );
}

/**
 * Returns a function that hides the list for the account; the focus moves to the title of the page, since the button
 * disappears.
 */
function useHide() {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => savePreferences({ hidesFirstSteps: true }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      document.querySelector<HTMLElement>('main h1')?.focus();
      notify.success(t('first-steps.hidden'));
    },
    onError: (error) => notify.error(errorText(error)),
  });
  return { hide: () => mutate(), isHiding: isPending };
}

const HEADER = { alignItems: 'baseline', flexWrap: 'wrap', gap: 1.5, mb: 0.5 };

const STEPS = {
  display: 'grid',
  gap: 2,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
} as const;
