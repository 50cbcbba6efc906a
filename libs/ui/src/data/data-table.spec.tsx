import { screen, within } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { DataTable } from './data-table.tsx';
import { useSelection, useTableState } from './use-table-state.ts';

const PEOPLE = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  name: `Person ${index}`,
  role: 'user',
}));

/** Shows the query that the server would receive. */
function People({ total = 30, sortedBy = 'name' }: { total?: number; sortedBy?: string }) {
  const table = useTableState({ pageSize: 10, sort: { field: sortedBy, direction: 'asc' } });
  return (
    <>
      <p>{JSON.stringify(table.query)}</p>
      <button onClick={() => table.refilter(() => undefined)}>Filter</button>
      <DataTable
        label="People"
        rows={total ? PEOPLE : []}
        total={total}
        table={table}
        empty={<p>Nobody here</p>}
        columns={[
          { field: 'name', headerName: 'Name', width: 200 },
          { field: 'role', headerName: 'Role', width: 200, sortable: false },
        ]}
      />
    </>
  );
}

const query = (offset: number, sort: string) => JSON.stringify({ limit: 10, offset, sort });

describe('DataTable', () => {
  it('sends each page change to the server', async () => {
    const user = renderUi(<People />);

    expect(await screen.findByRole('grid', { name: 'People' })).toBeVisible();
    expect(screen.getByText('1–10 of 30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText(query(10, 'name'))).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByText(query(0, 'name'))).toBeVisible();
  });

  it('sorts by the column whose heading is clicked', async () => {
    const user = renderUi(<People />);
    const heading = await screen.findByRole('columnheader', { name: /^Name/ });

    await user.click(within(heading).getByText('Name'));
    expect(await screen.findByText(query(0, '-name'))).toBeVisible();
  });

  it('keeps a sort by a field without a column until a heading is clicked', async () => {
    const user = renderUi(<People sortedBy="createdAt" />);
    const heading = await screen.findByRole('columnheader', { name: /^Name/ });
    expect(screen.getByText(query(0, 'createdAt'))).toBeVisible();

    await user.click(within(heading).getByText('Name'));
    expect(await screen.findByText(query(0, 'name'))).toBeVisible();
  });

  it('is translated into Spanish', async () => {
    renderUi(<People />, 'es');

    expect(await screen.findByText('Filas por página:')).toBeInTheDocument();
  });

  it('renders the empty state instead of a table without rows', async () => {
    renderUi(<People total={0} />);

    expect(await screen.findByText('Nobody here')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  /** A table with selection, which is a list of cards on a phone. */
  function Choosing() {
    const table = useTableState({ pageSize: 10 });
    const selection = useSelection(JSON.stringify(table.query));
    return (
      <>
        <p>Chosen: {[...selection.ids].sort().join(' ') || 'nobody'}</p>
        <button onClick={() => table.setPage(1, 10)}>Next</button>
        <DataTable
          label="People"
          rows={PEOPLE}
          total={30}
          table={table}
          empty={null}
          columns={[{ field: 'name', headerName: 'Name', width: 200 }]}
          renderCard={({ name }) => name}
          selection={selection}
          nameOf={({ name }) => name}
        />
      </>
    );
  }

  it('selects single rows and whole pages, and clears the selection on another page', async () => {
    const user = renderUi(<Choosing />);
    const row = within(await screen.findByRole('row', { name: /Person 3/ }));

    await user.click(row.getByRole('checkbox', { name: 'Select Person 3' }));
    expect(await screen.findByText('Chosen: 3')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
    expect(await screen.findByText('Chosen: 0 1 2 3 4 5 6 7 8 9')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Chosen: nobody')).toBeVisible();
  });

  it('selects cards on a phone', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(phone);
    const user = renderUi(<Choosing />);

    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 3' }));
    expect(await screen.findByText('Chosen: 3')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('Chosen: 0 1 2 3 4 5 6 7 8 9')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 0' }));
    expect(await screen.findByText('Chosen: 1 2 3 4 5 6 7 8 9')).toBeVisible();
  });
});

const phone = (media: string) =>
  ({
    media,
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;
