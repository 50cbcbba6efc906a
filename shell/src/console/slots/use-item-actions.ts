import { itemsAt } from '@vitral/contracts/item-urls';
import type { Boot } from '@vitral/contracts/modules';
import { linksOf } from '@vitral/contracts/slot-links';
import { useNavigate } from '@vitral/router';
import { useSession } from '@vitral/session';
import type { ActedItem } from '@vitral/ui';
import type { ItemMenuEntry } from '@vitral/ui/data';
import { useCallback } from 'react';
import { useBoot } from '../boot-context.ts';

/** Returns a function that returns the entries which the active modules add to the menu of an item, as far as the role may open them. */
export function useItemActions(): (item: ActedItem) => ItemMenuEntry[] {
  const { allows, language } = useSession();
  const { modules } = useBoot();
  const navigate = useNavigate();
  return useCallback(
    ({ noun, id }) =>
      linksOf(modules, 'item-action', allows)
        .filter(({ contribution }) => contribution.noun === noun)
        .map(({ contribution: { title, icon, path } }) => ({
          label: title[language],
          // A name that this shell does not know has no drawing.
          icon: icon as ItemMenuEntry['icon'],
          onClick: () => void navigate(path.replaceAll('{id}', encodeURIComponent(id))),
        })),
    [modules, allows, language, navigate],
  );
}

/** Returns the item with an id at a URL; undefined where no page has items. */
export function itemAt({ modules }: Boot, url: string, id: string): ActedItem | undefined {
  const path = url.replace(/[?#].*$/s, '');
  for (const page of modules.flatMap(({ pages }) => pages)) {
    const found = itemsAt(page, path);
    if (!found) continue;
    const [parent = ''] = path.slice(page.path.length + 1).split('/');
    return { noun: found.noun, id: found.isNested ? `${decodeURIComponent(parent)}/${id}` : id };
  }
  return undefined;
}
