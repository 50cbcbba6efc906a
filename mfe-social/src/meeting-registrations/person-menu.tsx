import type { MeetingRegistration } from '@vitral/sdk/contracts/meeting-registrations';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog } from '@vitral/sdk/ui';
import { ItemMenu } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { useErasePerson, useExportPerson } from './meeting-registrations.queries.ts';

/** Exports or erases everything that is stored about a person who registered. */
export function PersonMenu({ registration: { id, name } }: { registration: MeetingRegistration }) {
  const { t } = useTranslation('mfe-social');
  const [isAsking, setIsAsking] = useState(false);
  const exporting = useExportPerson();
  const erasing = useErasePerson();
  return (
    <>
      <ItemMenu
        label={t('actionsFor', { title: name })}
        item={{ noun: 'meeting-registrations', id }}
        entries={[
          {
            label: t('meeting-registrations.exportPerson'),
            icon: 'download',
            onClick: () => exporting.mutate(id),
          },
          {
            label: t('meeting-registrations.erasePerson'),
            icon: 'delete',
            isDestructive: true,
            onClick: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('meeting-registrations.eraseTitle', { name })}
        text={t('meeting-registrations.eraseText')}
        confirmLabel={t('meeting-registrations.erasePerson')}
        isDestructive
        isPending={erasing.isPending}
        onConfirm={() => erasing.mutate(id, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
