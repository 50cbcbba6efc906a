import type { PageContribution } from '@vitral/contracts/modules';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { useState } from 'react';
import { COMMAND_KEY } from '../shortcuts/command-key.ts';
import type { NamedKeys } from '../shortcuts/key-list.tsx';
import { ITEMS } from '../shortcuts/list-keys.ts';
import { readSingleKeys } from '../shortcuts/single-keys.ts';
import { SEARCH_FIELD } from '../shortcuts/use-shortcuts.ts';

/** Returns the keyboard shortcuts that work on the page as it is on screen, in the order of the list of all shortcuts. */
export function usePageKeys({ permission, search, navigation }: PageContribution): NamedKeys[] {
  const { t } = useTranslation('shell');
  const { allows } = useSession();
  // Read when the help opens, which covers the page afterwards.
  const [shown] = useState(() => ({
    single: readSingleKeys(),
    search: isShown(SEARCH_FIELD),
    items: isShown(ITEMS),
    selection: isShown('main [data-selects-item]'),
    save: isShown('main [aria-keyshortcuts~="Control+S"]'),
  }));
  const create = search?.create;
  const mayCreate = create !== undefined && allows(create.permission ?? permission);
  const single: (NamedKeys & { works: boolean })[] = [
    { keys: ['/'], text: t('shortcuts.search'), works: shown.search },
    { keys: ['N'], text: t('shortcuts.new'), works: mayCreate && navigation !== undefined },
    { keys: ['J', 'K'], text: t('shortcuts.move'), works: shown.items },
    { keys: ['E'], text: t('shortcuts.edit'), works: shown.items },
    { keys: ['X'], text: t('shortcuts.select'), works: shown.selection },
    { keys: ['H'], text: t('shortcuts.help'), works: true },
    { keys: ['?'], text: t('shortcuts.title'), works: true },
  ];
  return [
    { keys: [COMMAND_KEY, 'K'], text: t('palette.open') },
    ...(shown.save ? [{ keys: [COMMAND_KEY, 'S'], text: t('shortcuts.save') }] : []),
    ...(shown.single ? single.filter(({ works }) => works) : []),
  ];
}

const isShown = (selector: string) => document.querySelector(selector) !== null;
