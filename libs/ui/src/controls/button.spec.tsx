import Dialog from '@mui/material/Dialog';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
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

describe('Button', () => {
  it('keeps the focus while it is loading, so that Escape closes its dialog', async () => {
    const user = renderUi(<Saving onSave={jest.fn()} />);

    await user.click(await save());
    expect(await save()).toHaveAttribute('aria-disabled', 'true');
    expect(await save()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ignores clicks and keys while it is loading', async () => {
    const onSave = jest.fn();
    const user = renderUi(<Saving onSave={onSave} />);

    await user.click(await save());
    await user.click(await save());
    await user.keyboard('{Enter} ');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('sets disabled and aria-disabled as given while it is not loading', async () => {
    renderUi(
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
});
