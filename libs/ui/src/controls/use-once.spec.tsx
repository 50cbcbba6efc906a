import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Button } from './button.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { Form } from '../forms/form.tsx';

let create: jest.Mock<Promise<void>, []>;
let response: { resolve: () => void; reject: (error: Error) => void };

beforeEach(() => {
  create = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        response = { resolve, reject };
      }),
  );
});

/** A page as in production, where `isPending` may change after a second click. */
function Page({ kind }: { kind: 'dialog' | 'form' | 'question' | 'button' }) {
  const { mutate } = useMutation({ mutationFn: () => create() });
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const submit = async () => {
    // react-hook-form validates the fields first.
    await Promise.resolve();
    mutate(undefined, { onSuccess: close });
  };
  const field = <input aria-label="Name" />;
  if (!isOpen) return <p>Closed</p>;
  if (kind === 'form') return <Form onSubmit={submit}>{field}</Form>;
  if (kind === 'button')
    return <Button onClick={() => mutate(undefined, { onSuccess: close })}>Create</Button>;
  if (kind === 'question')
    return (
      <ConfirmDialog
        open
        title="Create?"
        text="It stays."
        confirmLabel="Create"
        onConfirm={() => mutate(undefined, { onSettled: close })}
        onCancel={close}
      />
    );
  return (
    <FormDialog open title="New" submitLabel="Create" isDirty={false} onSubmit={submit} onClose={close}>
      {field}
    </FormDialog>
  );
}

const button = () => screen.findByRole('button', { name: 'Create' });

/** Runs both clicks within one task, so that React renders nothing in between. */
async function twice(first: () => void, second = first) {
  await act(async () => {
    first();
    second();
  });
}

describe('useOnce', () => {
  it('submits a dialog once after two clicks, or after Enter and a click', async () => {
    renderUi(<Page kind="dialog" />);
    const submit = await button();
    const form = screen.getByRole('textbox', { name: 'Name' }).closest('form') as HTMLFormElement;
    await twice(
      () => fireEvent.click(submit),
      () => fireEvent.submit(form),
    );
    await twice(() => fireEvent.submit(form));
    expect(create).toHaveBeenCalledTimes(1);

    await act(async () => response.resolve());
    expect(await screen.findByText('Closed')).toBeVisible();
  });

  it.each(['question', 'button'] as const)('runs the action of a %s once', async (kind) => {
    renderUi(<Page kind={kind} />);
    const confirm = await button();
    await twice(() => fireEvent.click(confirm));
    await twice(() => fireEvent.click(confirm));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('submits a form again after a failed attempt', async () => {
    renderUi(<Page kind="form" />);
    const form = (await screen.findByRole('textbox', { name: 'Name' })).closest('form') as HTMLFormElement;
    await twice(() => fireEvent.submit(form));
    await act(async () => response.reject(new Error('Away')));
    await twice(() => fireEvent.submit(form));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('runs every click of a button that starts no mutation', async () => {
    const onClick = jest.fn();
    renderUi(<Button onClick={onClick}>Next</Button>);
    const next = await screen.findByRole('button', { name: 'Next' });
    await twice(() => fireEvent.click(next));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
