import { useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/sdk/api-client';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, ConfirmDialog, LoadBoundary, notify, Skeleton, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { ProfileSection } from './profile-section.tsx';
import { sessionsQuery, useEndSession } from './profile.queries.ts';
import { SessionRow } from './session-row.tsx';

export function Sessions() {
  const { t } = useTranslation('mfe-people');
  return (
    <ProfileSection id="sessions" title={t('profile.sessions')} text={t('profile.sessionsText')}>
      <Box sx={{ mt: 2 }}>
        <LoadBoundary
          failure={t('profile.sessions.fetchFailed')}
          loading={<Skeleton variant="rounded" height={128} />}
        >
          <SessionList />
        </LoadBoundary>
      </Box>
    </ProfileSection>
  );
}

function SessionList() {
  const { t } = useTranslation('mfe-people');
  const { items, total } = useSuspenseQuery(sessionsQuery).data;
  const { end, isEnding } = useSessionEnding();
  const [isAsking, setIsAsking] = useState(false);
  const others = total - items.filter(({ isCurrent }) => isCurrent).length;
  return (
    <>
      <Box component="ul" aria-label={t('profile.sessions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} isEnding={isEnding} onEnd={() => end(session.id)} />
        ))}
      </Box>
      {items.length < total && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('profile.sessions.usedLast', { shown: items.length, total })}
        </Typography>
      )}
      {others === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('profile.sessions.noOthers')}
        </Typography>
      ) : (
        <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setIsAsking(true)}>
          {t('profile.sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('profile.sessions.askOthers')}
        text={t('profile.sessions.askOthersText', { count: others })}
        confirmLabel={t('profile.sessions.endThem')}
        isDestructive
        isPending={isEnding}
        onConfirm={() => end(null, () => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/** Ends one session or all others; a session that has already ended counts as a success. */
function useSessionEnding() {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useEndSession();
  const report = (error: Error | null, id: string | null) => {
    const isEnded = error === null || (isApiError(error) && error.status === 404);
    if (isEnded) notify.success(t(id ? 'profile.sessions.ended' : 'profile.sessions.othersEnded'));
    else notify.failure(t('profile.sessions.endFailed'), error);
  };
  return {
    isEnding: isPending,
    end: (id: string | null, onSettled?: () => void) =>
      mutate(id, {
        onSettled: (_, error) => {
          onSettled?.();
          report(error, id);
        },
      }),
  };
}
