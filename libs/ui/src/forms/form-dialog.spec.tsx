import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { FormDialog } from './form-dialog.tsx';

function Page({ isDirty = false, onSubmit = jest.fn() }: { isDirty?: boolean; onSubmit?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <FormDialog
        open={isOpen}
        title="New person"
        submitLabel="Create"
        isDirty={isDirty}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onClose={() => setIsOpen(false)}
      >
        <input aria-label="Name" />
      </FormDialog>
    </>
  );
}

const opener = () => screen.findByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog', { name: 'New person' });

describe('FormDialog', () => {
  it('closes immediately if nothing was typed, and returns the focus', async () => {
    const user = renderUi(<Page />);

    await user.click(await opener());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
  });

  it('asks before it discards input', async () => {
    const user = renderUi(<Page isDirty />);

    await user.click(await opener());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog()).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('warns before the tab is closed while input is unsaved', async () => {
    const user = renderUi(<Page isDirty />);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };

    await opener();
    expect(leave()).toBe(false);
    await user.click(await opener());
    expect(leave()).toBe(true);
  });

  it('submits with Enter', async () => {
    const onSubmit = jest.fn();
    const user = renderUi(<Page onSubmit={onSubmit} />);

    await user.click(await opener());
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
