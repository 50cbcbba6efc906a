import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { type LandingForm, type LandingRow, namesOf } from './landing-form.ts';
import type { LandingListField } from './landing-sections.ts';

/** Items of a list field, with functions that add, move and remove them and move the focus along. */
export function useListField(control: Control<LandingForm>, { list, fields }: LandingListField) {
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: list });
  const { container, focusNext } = useNextFocus(rows);

  const moveTo = (from: number, to: number, ...focus: string[]) => {
    if (to < 0 || to >= rows.length) return;
    focusNext(focus);
    move(from, to);
  };
  return {
    rows,
    container,
    add() {
      focusNext([`[name="${list}.${rows.length}.${fields[0]?.name}"]`]);
      append(blankRow(fields), { shouldFocus: false });
    },
    remove(index: number) {
      focusNext([button(index, 'remove'), button(index - 1, 'remove'), '[data-action="add"]']);
      remove(index);
    },
    up: (index: number) => moveTo(index, index - 1, button(index - 1, 'up'), button(index - 1, 'down')),
    down: (index: number) => moveTo(index, index + 1, button(index + 1, 'down'), button(index + 1, 'up')),
    /** Alt and an arrow key move the item that has the focus. */
    onKeyDown(event: KeyboardEvent, index: number) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      const to = index + step;
      moveTo(index, to, selectorAfterMove(event.target as HTMLInputElement, list, to), button(to, 'remove'));
    },
  };
}

/** Focuses the first element that matches one of the given selectors, once the change is rendered. */
function useNextFocus(rows: readonly unknown[]) {
  const container = useRef<HTMLDivElement>(null);
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const found = wanted.current.map((selector) => container.current?.querySelector<HTMLElement>(selector));
    wanted.current = [];
    found.find(Boolean)?.focus();
  }, [rows]);
  const focusNext = (selectors: string[]) => {
    wanted.current = selectors;
  };
  return { container, focusNext };
}

function button(index: number, action: string): string {
  return `[data-row="${index}"] [data-action="${action}"]:not(:disabled)`;
}

/** Returns the selector of the same field or button after its item has moved. */
function selectorAfterMove({ name, dataset }: HTMLInputElement, list: string, to: number): string {
  const field = name.split('.').at(-1);
  return field ? `[name="${list}.${to}.${field}"]` : button(to, dataset['action'] ?? '');
}

function blankRow(fields: LandingListField['fields']): LandingRow {
  return Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, '']));
}
