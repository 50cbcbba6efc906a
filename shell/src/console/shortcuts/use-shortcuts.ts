import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { useNavigate } from '@vitral/router';
import { useSession } from '@vitral/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { runListKey } from './list-keys.ts';
import { useLinkedPages, usePagePath } from '../navigation/use-linked-pages.ts';

/** The search of the list on screen. */
export const SEARCH_FIELD = 'main input[type=search], main [role=searchbox]';

/** Milliseconds within which a letter must follow G. */
const SEQUENCE = 1500;

interface Shortcuts {
  isOn: boolean;
  onList: () => void;
  /** Null if the page has no help. */
  onHelp: (() => void) | null;
}

/**
 * Handles the single keys of the console: G and a letter, N, /, H, ? and those of lists. They do nothing while somebody
 * types or a dialog is open.
 */
export function useShortcuts({ isOn, onList, onHelp }: Shortcuts): void {
  const navigate = useNavigate();
  const path = usePagePath();
  const { allows } = useSession();
  const pages = useLinkedPages().map(({ contribution }) => contribution);
  const startedAt = useRef(-SEQUENCE);

  const run = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const isSecond = event.timeStamp - startedAt.current < SEQUENCE;
    startedAt.current = key === 'g' && !isSecond ? event.timeStamp : -SEQUENCE;
    if (isSecond) {
      const page = pages.find(({ navigation }) => navigation?.key === key);
      if (page) void navigate(page.path);
      return page !== undefined;
    }
    if (key === '?') onList();
    else if (key === 'h' && onHelp) onHelp();
    else if (key === 'n') return openNew();
    else if (key === '/') return focusSearch();
    else return runListKey(key);
    return true;
  };
  const openNew = (): boolean => {
    const page = pages.find((one) => one.path === path);
    const create = page?.search?.create;
    if (!create || !allows(create.permission ?? page.permission)) return false;
    void navigate(`${page.path}/${NEW_ITEM}`);
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && isSingle(event) && !isBusy(event) && run(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isSingle = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || defaultPrevented);

/** Returns whether a key belongs to a field, to a list that jumps to letters, or to a dialog. */
function isBusy({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  return (
    element?.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu]',
    ) != null || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
  );
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>(SEARCH_FIELD);
  field?.focus();
  return field !== null;
}
