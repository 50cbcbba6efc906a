import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModuleSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { rollBack } from './channel-changes.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { channelQuery } from './modules.queries.ts';

/** Confirms a rollback and names the release that becomes active; that is updated after a change by somebody else. */
export function RollbackDialog({ module, onClose }: { module: ModuleSummary; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { name, active, previous } = module;
  return (
    <ChannelDialog
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
      success={t('modules.rolledBack', { name })}
      isDestructive
      isBlocked={!previous}
      change={() => rollBack(module, { from: channel.active.id })}
      onClose={onClose}
    />
  );
}
