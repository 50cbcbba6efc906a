/** Titles of the items of the list on screen (`ItemLink`). */
export const ITEMS = 'main [data-item-link]';

/** Handles a keyboard shortcut of lists: J and K move between the titles of items, E edits the focused item and X selects it. */
export function runListKey(key: string): boolean {
  const items = [...document.querySelectorAll<HTMLElement>(ITEMS)];
  const focused = document.activeElement;
  const item = items.find((one) => one === focused || rowOf(one)?.contains(focused));
  if (key === 'j' || key === 'k') return move(items, item, key === 'j' ? 1 : -1);
  if (key === 'e') return click((item && rowOf(item)?.querySelector('[data-edits-item]')) ?? item);
  if (key === 'x') return click(item && rowOf(item)?.querySelector('[data-selects-item]'));
  return false;
}

const rowOf = (element: Element) => element.closest('[role=row], li');

/**
 * Moves the focus to the next title, or to the first or last one if the focus is elsewhere; Enter then opens the item,
 * as for every link.
 */
function move(items: HTMLElement[], from: HTMLElement | undefined, by: 1 | -1): boolean {
  const next = from ? items[items.indexOf(from) + by] : items.at(by === 1 ? 0 : -1);
  next?.focus();
  return next !== undefined;
}

function click(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}
