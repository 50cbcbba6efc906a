import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemMenu } from '@vitral/ui';
import type { MaterialActions } from './material-actions.ts';

interface MaterialMenuProps {
  material: ContentItem;
  actions: MaterialActions;
}

/** Actions that managers have. */
export function MaterialMenu({ material, actions }: MaterialMenuProps) {
  const { t } = useTranslation('mfe-content');
  const { isVisible, title } = material;
  return (
    <ItemMenu
      label={t('materials.actions', { title })}
      entries={[
        { icon: 'edit', label: t('actions.edit'), onClick: () => actions.edit(material) },
        { icon: 'share', label: t('materials.share'), onClick: () => actions.share(material) },
        {
          icon: isVisible ? 'visibility_off' : 'visibility',
          label: t(isVisible ? 'materials.hide' : 'materials.unhide'),
          onClick: () => actions.toggle(material),
        },
        {
          icon: 'delete',
          label: t('actions.delete'),
          isDestructive: true,
          onClick: () => actions.delete(material),
        },
      ]}
    />
  );
}
