import Stack, { type StackProps } from '@mui/material/Stack';
import type { Ref, SubmitEvent } from 'react';
import { useOnce } from '../controls/use-once.ts';

export interface FormProps extends Omit<StackProps<'form'>, 'component' | 'onSubmit' | 'ref'> {
  ref?: Ref<HTMLFormElement>;
  /** react-hook-form's `handleSubmit(save)` fits. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** A form that is sent once, however often it is clicked or Enter is pressed before the page shows that it was. */
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
