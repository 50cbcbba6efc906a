import { useSuspenseQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { passkeySupport, type Passkey } from '@vitral/sdk/contracts/passkeys';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, LoadBoundary, Skeleton, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys.queries.ts';
import { ProfileSection, useFocusFallback } from './profile-section.tsx';

const SECTION_ID = 'passkeys';

type Task = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys() {
  const { t } = useTranslation('mfe-people');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <ProfileSection id={SECTION_ID} title={t('profile.passkeys')} text={t('profile.passkeysText')}>
      <Box sx={{ mt: 2 }}>
        <LoadBoundary
          failure={t('profile.passkeys.fetchFailed')}
          loading={<Skeleton variant="rounded" height={96} />}
        >
          <PasskeyList onStart={setTask} />
        </LoadBoundary>
      </Box>
      {task?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {task?.kind === 'rename' && <RenamePasskeyDialog passkey={task.passkey} onClose={close} />}
      {task?.kind === 'remove' && <RemovePasskeyDialog passkey={task.passkey} onClose={close} />}
    </ProfileSection>
  );
}

function PasskeyList({ onStart }: { onStart: (task: Task) => void }) {
  const { t } = useTranslation('mfe-people');
  const { data: passkeys } = useSuspenseQuery(passkeysQuery);
  useFocusFallback(SECTION_ID, passkeys.length);
  return (
    <>
      {passkeys.length === 0 ? (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {t('profile.passkeys.none')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={t('profile.passkeys')} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onStart({ kind: 'rename', passkey })}
              onRemove={() => onStart({ kind: 'remove', passkey })}
            />
          ))}
        </Box>
      )}
      <AddButton isFull={passkeys.length >= LIMITS.passkeys} onClick={() => onStart({ kind: 'add' })} />
    </>
  );
}

/** Offers to add a passkey; where that is not possible, explains why instead. */
function AddButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  const { t } = useTranslation('mfe-people');
  const support = passkeySupport(globalThis);
  if (support !== 'supported') return <Alert severity="info">{t(`profile.passkeys.${support}`)}</Alert>;
  if (isFull) return <Alert severity="info">{t('profile.passkeys.full', { limit: LIMITS.passkeys })}</Alert>;
  return (
    <Button variant="contained" onClick={onClick}>
      {t('profile.passkeys.add')}
    </Button>
  );
}
