import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { ItemMenu } from './item-menu.tsx';

describe('ItemMenu', () => {
  it('runs the chosen entry by mouse and by keyboard, and returns the focus', async () => {
    const edit = jest.fn();
    const remove = jest.fn();
    const user = renderUi(
      <ItemMenu
        label="Actions for Ana"
        entries={[
          { label: 'Edit', icon: 'edit', onClick: edit },
          { label: 'Delete', icon: 'delete', isDestructive: true, onClick: remove },
        ]}
      />,
    );
    const opener = await screen.findByRole('button', { name: 'Actions for Ana' });

    await user.click(opener);
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());

    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Delete' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(edit).toHaveBeenCalledTimes(1);
  });
});
