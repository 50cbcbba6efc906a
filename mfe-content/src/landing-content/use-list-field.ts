import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import type { LandingForm, LandingRow } from './landing-form.ts';
import type { LandingListField } from './landing-sections.ts';

/** The items of a list and what moves, adds and removes them; the focus goes along. */
export function useListField(control: Control<LandingForm>, { list, fields }: LandingListField) {
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: list });
  const container = useRef<HTMLDivElement>(null);
  /** What is to have the focus once the change is drawn: the first of these selectors that fits. */
  const wanted = useRef<string[]>([]);

  useEffect(() => {
    const found = wanted.current.map((selector) => container.current?.querySelector<HTMLElement>(selector));
    wanted.current = [];
    found.find(Boolean)?.focus();
  }, [rows]);

  const button = (index: number, action: string) =>
    `[data-row="${index}"] [data-action="${action}"]:not(:disabled)`;
  const moveTo = (from: number, to: number, focus: string[]) => {
    if (to < 0 || to >= rows.length) return;
    wanted.current = focus;
    move(from, to);
  };

  return {
    rows,
    container,
    add() {
      wanted.current = [`[name="${list}.${rows.length}.${fields[0]?.name}"]`];
      append(blankRow(fields), { shouldFocus: false });
    },
    remove(index: number) {
      wanted.current = [button(index, 'remove'), button(index - 1, 'remove'), '[data-action="add"]'];
      remove(index);
    },
    up: (index: number) => moveTo(index, index - 1, [button(index - 1, 'up'), button(index - 1, 'down')]),
    down: (index: number) => moveTo(index, index + 1, [button(index + 1, 'down'), button(index + 1, 'up')]),
    /** Alt and an arrow move the item in which one writes. */
    onKeyDown(event: KeyboardEvent, index: number) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      const { name = '', dataset } = event.target as HTMLInputElement;
      const to = index + step;
      const field = name.split('.').at(-1);
      moveTo(index, to, [field ? `[name="${list}.${to}.${field}"]` : button(to, dataset['action'] ?? '')]);
    },
  };
}

function blankRow(fields: LandingListField['fields']): LandingRow {
  const names = fields.flatMap(({ name, hasTwin }) => (hasTwin ? [name, `${name}En`] : [name]));
  return Object.fromEntries(names.map((name) => [name, '']));
}
