import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { useTranslation } from '@vitral/i18n';
import { ItemMenu } from '@vitral/ui/data';
import { useBoot } from '../boot-context.ts';
import { itemAt, useItemActions } from './use-item-actions.ts';

export interface ItemActionsProps {
  id: string;
  /** URL of the item. */
  path: string;
}

/** The menu of actions that modules offer for the item at a URL; renders nothing if there are none. */
export function ItemActions({ id, path }: ItemActionsProps) {
  const { t } = useTranslation('shell');
  const boot = useBoot();
  const actionsOf = useItemActions();
  const item = id === NEW_ITEM ? undefined : itemAt(boot, path, id);
  const entries = item ? actionsOf(item) : [];
  return entries.length > 0 && <ItemMenu label={t('slot.itemActions')} entries={entries} />;
}
