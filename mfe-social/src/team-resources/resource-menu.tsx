import type { TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemMenu } from '@vitral/ui';
import type { StartTask } from './resource-task.ts';
import { useCountAccess } from './use-count-access.ts';

interface ResourceMenuProps {
  resource: TeamResource;
  onTask: StartTask;
}

/** Actions on a resource for editors. */
export function ResourceMenu({ resource, onTask }: ResourceMenuProps) {
  const { t } = useTranslation('mfe-social');
  const countAccess = useCountAccess();
  const view = () => {
    window.open(resource.url, '_blank', 'noopener,noreferrer');
    countAccess(resource);
  };
  return (
    <ItemMenu
      label={t('team-resources.actions', { title: resource.title })}
      entries={[
        { icon: 'edit', label: t('actions.edit'), onClick: () => onTask({ kind: 'edit', resource }) },
        { icon: 'open_in_new', label: t('team-resources.view'), onClick: view },
        {
          icon: 'delete',
          label: t('actions.delete'),
          isDestructive: true,
          onClick: () => onTask({ kind: 'delete', resource }),
        },
      ]}
    />
  );
}
