import Stack, { type StackProps } from '@mui/material/Stack';
import type { Ref, SubmitEvent } from 'react';
import { useOnce } from '../controls/use-once.ts';

export interface FormProps extends Omit<StackProps<'form'>, 'component' | 'onSubmit' | 'ref'> {
  ref?: Ref<HTMLFormElement>;
  /** Usually react-hook-form's `handleSubmit(save)`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** A form that ignores further clicks and Enter until its submission has settled. */
export function Form({ onSubmit, ...props }: FormProps) {
  const once = useOnce();
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        once(() => onSubmit(event));
      }}
      {...props}
    />
  );
}
