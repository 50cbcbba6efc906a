import type { TeamResource } from '@vitral/sdk/contracts/team-resources';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon } from '@vitral/sdk/ui';
import { ItemMenu } from '@vitral/sdk/ui/data';
import { StatusSwitch, useToggleItem } from '@vitral/sdk/ui/forms';
import { openInNewWindow } from '../shared/card.ts';
import { TEAM_RESOURCES, useCountAccess } from './team-resources.queries.ts';

export interface ResourceActions {
  onEdit: (resource: TeamResource) => void;
  onDelete: (resource: TeamResource) => void;
}

/** Actions on a resource for editors. */
export function ResourceMenu({ resource, onEdit, onDelete }: ResourceActions & { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const countAccess = useCountAccess();
  const view = () => {
    openInNewWindow(resource.url);
    countAccess(resource);
  };
  return (
    <ItemMenu
      label={t('actionsFor', { title: resource.title })}
      item={{ noun: 'team-resources', id: resource.id }}
      entries={[
        { icon: 'edit', label: t('actions.edit'), onClick: () => onEdit(resource) },
        { icon: 'open_in_new', label: t('team-resources.view'), onClick: view },
        {
          icon: 'delete',
          label: t('actions.delete'),
          isDestructive: true,
          onClick: () => onDelete(resource),
        },
      ]}
    />
  );
}

/** Activates or deactivates a resource. The switch changes at once and reverts if the server refuses. */
export function ResourceSwitch({ resource }: { resource: TeamResource }) {
  const { mutate, isPending, variables } = useToggleItem(TEAM_RESOURCES);
  return (
    <StatusSwitch
      name={resource.title}
      isActive={isPending ? !variables.isActive : resource.isActive}
      // Not disabled during the request, since that would lose the focus.
      onChange={() => !isPending && mutate(resource)}
    />
  );
}

const MIDDLE_BUTTON = 1;

/** A link that opens a resource in a new window without an opener and counts the access. */
export function OpenLink({ resource }: { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const countAccess = useCountAccess();
  const { type, title, url } = resource;
  const action = t(type === 'meeting' ? 'team-resources.join' : 'team-resources.access');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<Icon name="open_in_new" fontSize="small" />}
      aria-label={t('team-resources.openLabel', { action, title })}
      onClick={() => countAccess(resource)}
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && countAccess(resource)}
      sx={{ flexShrink: 0 }}
    >
      {action}
    </Button>
  );
}
