import { useTranslation } from '@vitral/i18n';
import type { HelpMenu } from '../layout/account-menu.tsx';
import type { PaletteCommand } from '../palette/palette-entries.ts';

/** Search words in both languages, as for pages. */
const WORDS = 'ayuda help';

/** Returns the help topics as lines of the command palette. */
export function useHelpCommands({
  onHelp,
  onShortcuts,
  onNews,
}: Omit<HelpMenu, 'hasUnreadNews'>): PaletteCommand[] {
  const { t } = useTranslation('shell');
  return [
    ...(onHelp ? [{ title: t('common:page.help'), icon: 'help', keys: 'H', words: WORDS, run: onHelp }] : []),
    { title: t('shortcuts.title'), icon: 'keyboard', keys: '?', words: WORDS, run: onShortcuts },
    { title: t('news.title'), icon: 'star', words: WORDS, run: onNews },
  ];
}
