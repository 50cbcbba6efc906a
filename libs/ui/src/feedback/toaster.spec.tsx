import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { act, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { notify } from './notify.ts';

describe('Toaster', () => {
  it('shows a message', async () => {
    renderUi(<p>Page</p>);
    await screen.findByText('Page');

    notify.success('Testimonial created successfully');
    expect(await screen.findByText('Testimonial created successfully')).toBeVisible();
  });

  it('shows a failure with its reason in the language of the page', async () => {
    renderUi(<p>Página</p>, 'es');
    await screen.findByText('Página');

    notify.failure('No se pudo crear', new TypeError('Failed to fetch'));
    expect(await screen.findByText('No se pudo crear')).toBeVisible();
    expect(screen.getByText(/No se pudo contactar con el servidor/)).toBeVisible();
  });

  it('runs the action of a message', async () => {
    const undo = jest.fn();
    const user = renderUi(<p>Page</p>);
    await screen.findByText('Page');

    notify.success('Deleted', { action: { label: 'Undo', onClick: undo } });
    const button = await screen.findByRole('button', { name: 'Undo' });
    // Uses the keyboard, because toasts capture the pointer, which jsdom does not support.
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('is reached by keyboard while a dialog is open', async () => {
    const undo = jest.fn();
    const user = renderUi(
      <Dialog open>
        <button>Create</button>
      </Dialog>,
    );
    const inside = await screen.findByRole('button', { name: 'Create' });
    act(() => inside.focus());

    notify.success('Deleted', { action: { label: 'Undo', onClick: undo } });
    const button = await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Alt>}t{/Alt}');
    await user.tab();
    while (document.activeElement !== button && document.activeElement !== inside) await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('does not cover the buttons of a dialog', async () => {
    const box = { left: 800, right: 1000, top: 700, bottom: 760, height: 60 } as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    renderUi(
      <Dialog open>
        <DialogActions>
          <button>Create</button>
        </DialogActions>
      </Dialog>,
    );
    await screen.findByRole('button', { name: 'Create' });

    notify.error('Failed to create');
    const list = (await screen.findByText('Failed to create')).closest('[data-sonner-toaster]');
    // jsdom's window is 768 high.
    await waitFor(() => expect(list).toHaveStyle({ '--offset-bottom': '80px' }));
  });
});
