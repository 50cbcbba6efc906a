import { renderPage, screen, waitFor, within } from '@vitral/testing';
import { DragHandle, useSortableRow } from './sortable-row.tsx';
import { SortableList, type SortableItem } from './sortable-list.tsx';

const ITEMS = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Bea' },
];

function Row({ item: { id, name } }: { item: SortableItem }) {
  const { element, handle } = useSortableRow(id);
  return (
    <li {...element}>
      <DragHandle handle={handle} name={name} />
      {name}
    </li>
  );
}

const open = (announcement?: string) =>
  renderPage(
    <SortableList label="People" items={ITEMS} announcement={announcement} onDrop={() => undefined}>
      {ITEMS.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </SortableList>,
  );

describe('SortableList', () => {
  it('is a named list whose rows have a handle with instructions', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'People' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ana', 'Bea']);
    const handle = list.getByRole('button', { name: 'Move Bea' });
    expect(handle).toHaveAttribute('aria-roledescription', 'movable');
    await waitFor(() => expect(handle).toHaveAccessibleDescription(/^To move an item, press Space or Enter/));
  });

  it('announces a drag by keyboard with the name and the position', async () => {
    const { user } = open();
    (await screen.findByRole('button', { name: 'Move Ana' })).focus();
    await user.keyboard(' ');
    expect(await screen.findByText('Ana was picked up at position 1 of 2.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Move cancelled. Ana is back at position 1 of 2.')).toBeInTheDocument();
  });

  it('announces what its caller reports', async () => {
    open('Bea is now at position 1 of 2');
    expect(await screen.findByText('Bea is now at position 1 of 2')).toBeInTheDocument();
  });
});
