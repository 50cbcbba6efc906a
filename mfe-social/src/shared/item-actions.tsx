import { useTranslation } from '@vitral/sdk/i18n';
import { ItemMenu, type ItemMenuEntry } from '@vitral/sdk/ui/data';
import { StatusSwitch, useToggleItem, type Noun, type SwitchedItem } from '@vitral/sdk/ui/forms';
import type { ReactNode } from 'react';

interface ItemActionsProps<Saved extends SwitchedItem, Input> {
  noun: Noun<Saved, Input>;
  item: Saved & { title: string };
  /** The title for the reader; by default the only one. */
  title?: string;
  /** Menu entries between editing and deleting. */
  entries: readonly ItemMenuEntry[];
  onEdit: () => void;
  onDelete: () => void;
  /** Elements between the switch and the menu. */
  children?: ReactNode;
}

/** The switch of an item and the menu with its actions. */
export function ItemActions<Saved extends SwitchedItem, Input>(props: ItemActionsProps<Saved, Input>) {
  const { noun, item, title = item.title, entries, onEdit, onDelete, children } = props;
  const { t } = useTranslation('mfe-social');
  const { mutate, isPending } = useToggleItem(noun);
  const { isActive } = item;
  return (
    <>
      <StatusSwitch name={title} isActive={isActive} isPending={isPending} onChange={() => mutate(item)} />
      {children}
      <ItemMenu
        label={t('actionsFor', { title })}
        item={{ noun: noun.name, id: item.id }}
        entries={[
          { label: t('actions.edit'), icon: 'edit', onClick: onEdit },
          ...entries,
          { label: t('actions.delete'), icon: 'delete', isDestructive: true, onClick: onDelete },
        ]}
      />
    </>
  );
}
