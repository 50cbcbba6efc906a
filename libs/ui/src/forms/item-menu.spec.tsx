import { screen, waitFor } from '@testing-library/react';
import { draw } from '../../test/draw.tsx';
import { ItemMenu } from './item-menu.tsx';

it('does what is chosen, by keyboard too, and gives the focus back', async () => {
  const edit = jest.fn();
  const remove = jest.fn();
  const user = draw(
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
