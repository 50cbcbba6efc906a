import type { FieldValues } from 'react-hook-form';
import type { ItemForm } from '../use-item-form.ts';

type StoredPart = 'item' | 'form' | 'fields' | 'valuesWith' | 'take' | 'conflictWith' | 'ends';

/** A form that stores its unsaved input: the form of an item, or of a text about it. */
export interface StorableForm<Values extends FieldValues> extends Pick<ItemForm<Values>, StoredPart> {
  /** Input with an open conflict is not stored. */
  conflict: object | null;
  /** The form remains when its input is saved or discarded, and may store the next one. */
  staysOpen?: boolean;
  /** Takes the focus in place of the first field, once the offer of stored input is answered. */
  returnFocus?: () => void;
  /** Called with whether the input is being stored, so that closing the form does not lose it. */
  onStored?: (isStored: boolean) => void;
}
