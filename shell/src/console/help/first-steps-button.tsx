import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, firstStepsQuery, savePreferences } from '@vitral/api-client';
import { errorText, useTranslation } from '@vitral/i18n';
import { useNavigate } from '@vitral/router';
import { useCurrentUser, useSession } from '@vitral/session';
import { Box, Button, Icon, notify } from '@vitral/ui';
import { START_PAGE } from '../start-page.ts';

/** Shows the list of first steps again to an admin who hid it while some are open. */
export function FirstStepsButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { allows } = useSession();
  const { hidesFirstSteps } = useCurrentUser();
  const mayReturn = hidesFirstSteps && allows('settings.write');
  const { data: steps = [] } = useQuery({ ...firstStepsQuery, enabled: mayReturn });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => savePreferences({ hidesFirstSteps: false }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      onClose();
      void navigate(START_PAGE);
    },
    onError: (error) => notify.error(errorText(error)),
  });
  if (!mayReturn || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="check_circle" />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {t('help.firstSteps')}
      </Button>
    </Box>
  );
}
