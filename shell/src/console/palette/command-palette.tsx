import { LIMITS } from '@vitral/contracts/limits';
import { isPathOf } from '@vitral/contracts/item-urls';
import { linksOf } from '@vitral/contracts/slot-links';
import { useTranslation } from '@vitral/i18n';
import { useNavigate } from '@vitral/router';
import { useCurrentUser, useSession } from '@vitral/session';
import { Box, Icon, Typography } from '@vitral/ui';
import { Command } from 'cmdk';
import { useState, type KeyboardEvent } from 'react';
import { useBoot } from '../boot-context.ts';
import { useLinkedPages } from '../navigation/use-linked-pages.ts';
import { useFoundItems } from './found-items.ts';
import {
  entriesOf,
  entriesOfCommands,
  entriesOfItems,
  entryOf,
  hasWords,
  matching,
  type PaletteCommand,
  type PaletteEntry,
} from './palette-entries.ts';
import { PALETTE } from './palette-styles.ts';
import { readRecent, storeRecent } from './recent-entries.ts';

export interface CommandPaletteProps {
  commands: PaletteCommand[];
  onClose: () => void;
}

/** Finds pages, their parts, items, things to create and commands, by words; Enter opens the selected line. */
export function CommandPalette({ commands: all, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  const { id: account } = useCurrentUser();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, isSearching, hasFailed } = useGroups(text, account);
  const open = (entry: PaletteEntry) => {
    storeRecent(account, entryOf(entry));
    onClose();
    void navigate(entry.to);
  };
  const commands = all.filter(({ title, words }) => hasWords(`${title} ${words}`, text));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, commands.length);
  return (
    <Box
      component={Command}
      label={t('palette.title')}
      shouldFilter={false}
      loop
      vimBindings={false}
      onKeyDown={openMarked}
      sx={PALETTE}
    >
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        maxLength={LIMITS.search}
        placeholder={t('palette.placeholder')}
      />
      <Command.List label={t('palette.results')} aria-busy={isSearching}>
        {groups.map(({ name, entries }) => (
          <Command.Group key={name} heading={t(`palette.group.${name}`)}>
            {entries.map((entry) => (
              <Command.Item
                key={`${entry.to} ${entry.title}`}
                value={`${name} ${entry.to} ${entry.title}`}
                onSelect={() => open(entry)}
              >
                <Line {...entry} />
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {commands.length > 0 && (
          <Command.Group heading={t('palette.group.help')}>
            {commands.map(({ title, icon, keys, run }) => (
              <Command.Item
                key={title}
                value={`help ${title}`}
                onSelect={() => {
                  onClose();
                  run();
                }}
              >
                <Line icon={icon} title={title} keys={keys} />
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1.25 }}>
        {hasFailed && t('palette.failed')}
        {!hasFailed && isSearching && t('palette.searching')}
        {!hasFailed && !isSearching && text.trim() !== '' && t('palette.count', { count })}
      </Typography>
    </Box>
  );
}

function Line({ icon, title, detail, keys }: Pick<PaletteEntry, 'icon' | 'title'> & Partial<PaletteEntry>) {
  return (
    <>
      <Icon name={icon} fontSize="small" />
      <span>{title}</span>
      {detail && <small>{detail}</small>}
      {keys && <kbd aria-hidden>{keys}</kbd>}
    </>
  );
}

/**
 * Opens the selected line. cmdk handles Enter only after the effects of the line have run, but a click as soon as the
 * line is visible.
 */
function openMarked(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.click();
}

/**
 * Returns the groups that have an entry: without a search text, the recently opened entries and the pages; otherwise
 * the matches.
 */
function useGroups(text: string, account: string) {
  const { language, allows } = useSession();
  const pages = useLinkedPages();
  const [recent] = useState(() => readRecent(account));
  const { items, isSearching, hasFailed } = useFoundItems(text);
  const { modules } = useBoot();
  const ofPages = entriesOf(pages, language, allows);
  const commands = entriesOfCommands(linksOf(modules, 'command', allows), ofPages, language);
  const own = [...ofPages, ...commands];
  const isBlank = text.trim() === '';
  const found = isBlank ? [] : entriesOfItems(items, pages, language);
  const matches = isBlank ? own : matching(own, text);
  const isRecent = ({ to }: PaletteEntry) => recent.some((entry) => entry.to === to);
  const recentFirst = (entries: PaletteEntry[]) =>
    entries.toSorted((one, other) => Number(isRecent(other)) - Number(isRecent(one)));
  const isAllowed = ({ to }: PaletteEntry) =>
    commands.some((command) => command.to === to) ||
    pages.some(({ contribution }) => isPathOf(contribution, to.split('?')[0] ?? ''));
  const groups = [
    { name: 'recent', entries: isBlank ? recent.filter(isAllowed) : [] },
    { name: 'pages', entries: recentFirst(matches.filter(({ kind }) => kind === 'page')) },
    { name: 'items', entries: recentFirst(found) },
    { name: 'create', entries: recentFirst(matches.filter(({ kind }) => kind === 'create')) },
    { name: 'commands', entries: recentFirst(matches.filter(({ kind }) => kind === 'command')) },
  ].filter(({ entries }) => entries.length > 0);
  return { groups, isSearching, hasFailed };
}
