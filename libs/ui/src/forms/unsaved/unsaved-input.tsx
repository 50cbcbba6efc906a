import { useQuery } from '@tanstack/react-query';
import { registerTexts } from '@vitral/i18n';
import { Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '../../feedback/lazy-component.tsx';
import type { StoredInputProps } from './stored-input.tsx';

/** Not part of the common texts, which the first page loads. */
const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const StoredInput = lazyComponent<StoredInputProps<FieldValues>>(
  'stored-input',
  async () => {
    registerTexts('unsaved', TEXTS);
    return (await import('./stored-input.tsx')).StoredInput;
  },
  () => null,
);

/**
 * Stores the unsaved input of a form on the server, and offers earlier input. Shows and stores nothing if that cannot
 * be loaded. docs/adr/082.
 */
export function UnsavedInput<Values extends FieldValues>(props: StoredInputProps<Values>) {
  const { data: Part } = useQuery(StoredInput.query);
  return (
    // The form does not wait for the texts.
    <Suspense>{Part && <Part {...(props as unknown as StoredInputProps<FieldValues>)} />}</Suspense>
  );
}
