import { useState } from 'react';
import type { Differing, Side } from './three-way.ts';

/** Whose value stays in each field that differs, as chosen so far. */
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
    /** Whether the field has to be chosen before anything else can happen, and somebody tried. */
    isMissing: (name: Name) => isAsked && missing.includes(name),
    /** Calls `onResolve` with the fields whose value of theirs is taken; answers the first field that nobody has chosen for. */
    resolve(onResolve: (theirs: Name[]) => void): Name | null {
      const [first] = missing;
      setIsAsked(first !== undefined);
      if (first !== undefined) return first;
      onResolve(sides.filter(({ side }) => side === 'theirs').map(({ name }) => name));
      return null;
    },
  };
}
