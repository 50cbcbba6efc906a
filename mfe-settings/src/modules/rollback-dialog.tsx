import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModuleSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { ConfirmDialog, notify, Stack } from '@vitral/ui';
import { useRollBack } from './channel-changes.ts';
import { channelQuery } from './modules.queries.ts';
import { Refusal } from './refusal.tsx';

interface RollbackDialogProps {
  module: ModuleSummary;
  onClose: () => void;
}

/** Confirms a rollback and names the release that becomes active; that is updated after a change by somebody else. */
export function RollbackDialog({ module, onClose }: RollbackDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { name, active, previous } = module;
  const { mutate, isPending, error } = useRollBack(module, () => {
    notify.success(t('modules.rolledBack', { name }));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={t('modules.rollBackTitle', { name })}
      text={
        previous
          ? t('modules.rollBackText', {
              version: previous.version,
              time: dateTime(previous.createdAt),
              active: active?.version,
            })
          : t('modules.nothingBefore')
      }
      confirmLabel={t('modules.rollBack')}
      isDestructive
      isPending={isPending}
      isBlocked={!previous}
      onConfirm={() => mutate({ from: channel.active.id })}
      onCancel={onClose}
    >
      <Stack sx={{ mt: error ? 2 : 0 }}>
        <Refusal error={isPending ? null : error} />
      </Stack>
    </ConfirmDialog>
  );
}
