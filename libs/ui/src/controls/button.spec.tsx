import Dialog from '@mui/material/Dialog';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../../test/draw.tsx';
import { Button } from './button.tsx';

function Saving({ onSave }: { onSave: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-label="Message">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
          setIsSaving(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}

const save = () => screen.findByRole('button', { name: 'Save' });

it('keeps the focus while it loads, so that Escape still reaches its dialog', async () => {
  const user = draw(<Saving onSave={jest.fn()} />);

  await user.click(await save());
  expect(await save()).toHaveAttribute('aria-disabled', 'true');
  expect(await save()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('does nothing while it loads, however it is pressed', async () => {
  const onSave = jest.fn();
  const user = draw(<Saving onSave={onSave} />);

  await user.click(await save());
  await user.click(await save());
  await user.keyboard('{Enter} ');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('stays as disabled as it is told to be while it does not load', async () => {
  draw(
    <>
      <Button aria-disabled>Wait</Button>
      <Button disabled>Never</Button>
    </>,
  );
  const wait = await screen.findByRole('button', { name: 'Wait' });
  expect(wait).toBeEnabled();
  expect(wait).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Never' })).toBeDisabled();
});
