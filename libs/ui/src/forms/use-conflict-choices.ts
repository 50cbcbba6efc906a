import { useState } from 'react';
import type { Differing, Side } from './three-way.ts';

/** Holds the chosen side of each field that differs. */
export function useConflictChoices<Name extends string>(differing: readonly Differing<Name>[]) {
  const [choices, setChoices] = useState<Partial<Record<Name, Side>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const sides = differing.map(({ name, side }) => ({ name, side: choices[name] ?? side }));
  const missing = sides.filter(({ side }) => side === null).map(({ name }) => name);
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differing.map(({ name }) => [name, side])) as typeof choices);

  return {
    sideOf: (name: Name): Side | null => sides.find((field) => field.name === name)?.side ?? null,
    choose: (name: Name, side: Side) => setChoices((known) => ({ ...known, [name]: side })),
    chooseAll,
    /** Returns whether the field lacked a choice when `resolve` was last called. */
    isMissing: (name: Name) => isAsked && missing.includes(name),
    /** Calls `onResolve` with the fields that take their value; without it, returns the first field that lacks a choice. */
    resolve(onResolve: (theirs: Name[]) => void): Name | null {
      const [first] = missing;
      setIsAsked(first !== undefined);
      if (first !== undefined) return first;
      onResolve(sides.filter(({ side }) => side === 'theirs').map(({ name }) => name));
      return null;
    },
  };
}
