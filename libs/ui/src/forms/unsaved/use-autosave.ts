import { useEffect, useRef } from 'react';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import type { InputCopy } from './input-copy.ts';
import { toText } from './input-text.ts';
import type { StorableForm } from './storable-form.ts';

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 2000;

interface AutosaveOptions<Values extends FieldValues> {
  editing: StorableForm<Values>;
  copy: InputCopy;
  /**
   * True while earlier stored input is unknown or on offer. It is then neither overwritten nor discarded with the input
   * of this form.
   */
  isWaiting: boolean;
}

/** Stores the input of a form while it is unsaved, at the latest when the form closes, and deletes it once it is saved or discarded. */
export function useAutosave<Values extends FieldValues>(options: AutosaveOptions<Values>): void {
  const { editing, copy, isWaiting } = options;
  const { form, item, conflict, valuesWith, ends, staysOpen = false } = editing;
  const values = useWatch({ control: form.control, compute: (all: Values) => all });
  const { isDirty } = useFormState({ control: form.control });
  // Input with an open conflict does not belong to any version of the item yet.
  const isPaused = isWaiting || conflict !== null;
  const baseVersion = item?.version ?? null;
  const input = toText({ base: item ? valuesWith({}) : null, values });

  const due = useRef<(() => void) | null>(null);
  useEffect(() => {
    due.current = null;
    if (isPaused) return;
    due.current = () => {
      due.current = null;
      if (isDirty) copy.write({ input, baseVersion });
      else copy.remove();
    };
    const timer = setTimeout(() => due.current?.(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [copy, isPaused, isDirty, input, baseVersion]);
  useEffect(() => () => due.current?.(), []);

  useEffect(() => {
    const afterSaving = () => (staysOpen ? copy.remove() : copy.end());
    const afterDiscarding = () => isWaiting || afterSaving();
    ends.addEventListener('saved', afterSaving);
    ends.addEventListener('discarded', afterDiscarding);
    return () => {
      ends.removeEventListener('saved', afterSaving);
      ends.removeEventListener('discarded', afterDiscarding);
    };
  }, [copy, ends, isWaiting, staysOpen]);
}
