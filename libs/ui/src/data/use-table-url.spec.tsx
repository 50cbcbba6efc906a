import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@vitral/router';
import { renderUi } from '../../test/render-ui.tsx';
import { useTableUrl } from './use-table-url.ts';

function People() {
  const { filters, setFilters, table, clampPage } = useTableUrl({
    filters: { q: '', role: '' },
    choices: { role: ['admin', 'user'] },
    sortedBy: ['name', 'role'],
    sort: { field: 'name', direction: 'asc' },
    pageSize: 10,
  });
  const navigate = useNavigate();
  return (
    <>
      <p>Search: {useLocation().search}</p>
      <p>Query: {JSON.stringify({ ...filters, ...table.query })}</p>
      <button onClick={() => setFilters({ role: 'admin' })}>Admins</button>
      <button onClick={() => setFilters({ role: '' })}>Everybody</button>
      <button onClick={() => setFilters({ q: 'ana' })}>Search</button>
      <button onClick={() => table.setPage(2, 10)}>Third page</button>
      <button onClick={() => table.setSort({ field: 'role', direction: 'desc' })}>By role</button>
      <button onClick={() => table.setPage(2, 50)}>Fifty</button>
      <button onClick={() => void navigate('?page=0&rows=5000&q=luz&role=king&sort=-password')}>
        Odd URL
      </button>
      <button
        onClick={() => {
          setFilters({ q: 'ana' });
          table.setSort({ field: 'role', direction: 'desc' });
        }}
      >
        Both at once
      </button>
      <button onClick={() => clampPage(15)}>Fifteen are left</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const search = (text: string) => screen.findByText(`Search: ${text}`, { exact: true });
const query = (given: object) =>
  screen.findByText(
    `Query: ${JSON.stringify({ q: '', role: '', limit: 10, offset: 0, sort: 'name', ...given })}`,
  );

describe('useTableUrl', () => {
  it('writes only values that differ from the defaults into the URL', async () => {
    const user = renderUi(<People />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));

    await query({});
    await press('Third page');
    await query({ offset: 20 });
    await search('?page=3');
    await press('Admins');
    await query({ role: 'admin' });
    await search('?role=admin');
    await press('By role');
    await search('?role=admin&sort=-role');
    await press('Everybody');
    await search('?sort=-role');
    await press('Fifty');
    await query({ limit: 50, sort: '-role' });
  });

  it('restores the previous filter on Back, and skips the searches typed since', async () => {
    const user = renderUi(<People />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));

    await query({});
    await press('Admins');
    await query({ role: 'admin' });
    await press('Search');
    await query({ q: 'ana', role: 'admin' });
    await press('Back');
    await query({});
  });

  it('ignores values in the URL that are out of bounds or unknown', async () => {
    const user = renderUi(<People />);

    await query({});
    await user.click(screen.getByRole('button', { name: 'Odd URL' }));
    await query({ q: 'luz', limit: 100 });
  });

  it('goes to the last page when rows were removed', async () => {
    const user = renderUi(<People />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));

    await query({});
    await press('Third page');
    await query({ offset: 20 });
    await press('Fifteen are left');
    await query({ offset: 10 });
  });

  it('applies two changes in the same event', async () => {
    const user = renderUi(<People />);

    await query({});
    await user.click(screen.getByRole('button', { name: 'Both at once' }));
    await query({ q: 'ana', sort: '-role' });
  });
});
