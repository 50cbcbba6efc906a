import { itemsAt, NEW_ITEM } from '@vitral/contracts/item-urls';
import type { Boot } from '@vitral/contracts/modules';
import { linksOf } from '@vitral/contracts/slot-links';
import { useTranslation } from '@vitral/i18n';
import { useNavigate } from '@vitral/router';
import { useSession } from '@vitral/session';
import { ItemMenu, type ItemMenuEntry } from '@vitral/ui/data';
import { useBoot } from '../boot-context.ts';

export interface ItemActionsProps {
  id: string;
  /** URL of the item. */
  path: string;
}

/** The menu of actions that modules offer for the item at a URL; renders nothing if there are none. */
export function ItemActions({ id, path }: ItemActionsProps) {
  const { t } = useTranslation('shell');
  const { allows, language } = useSession();
  const boot = useBoot();
  const navigate = useNavigate();
  const noun = id === NEW_ITEM ? undefined : nounAt(boot, path);
  const entries = linksOf(boot.modules, 'item-action', allows)
    .filter(({ contribution }) => contribution.noun === noun)
    .map(({ contribution }) => ({
      label: contribution.title[language],
      // The shell has no icon for a name that it does not know.
      icon: contribution.icon as ItemMenuEntry['icon'],
      onClick: () => void navigate(contribution.path.replaceAll('{id}', encodeURIComponent(id))),
    }));
  return entries.length > 0 && <ItemMenu label={t('slot.itemActions')} entries={entries} />;
}

/** Returns the noun of the item at a URL. */
function nounAt({ modules }: Boot, url: string): string | undefined {
  const path = url.replace(/[?#].*$/s, '');
  return modules
    .flatMap(({ pages }) => pages.map((page) => itemsAt(page, path)?.noun))
    .find((noun) => noun !== undefined);
}
