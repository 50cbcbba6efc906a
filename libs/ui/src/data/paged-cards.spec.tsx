import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { PagedCards } from './paged-cards.tsx';
import { useTableUrl } from './use-table-url.ts';

const NAMES = ['Ana', 'Bea', 'Carla'];
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

interface Query {
  q: string;
  offset: number;
}
type Respond = (query: Query) => Promise<{ items: { id: string }[]; total: number }>;

const find: Respond = async ({ q, offset }) => {
  const found = NAMES.filter((name) => name.includes(q));
  const items = found.slice(offset, offset + 2).map((id) => ({ id }));
  return { items, total: found.length };
};

function People({ respond = find }: { respond?: Respond }) {
  const { setFilters, ...url } = useTableUrl({
    filters: { q: '' },
    sort: { field: 'name', direction: 'asc' },
    pageSize: 2,
  });
  const query = { ...url.filters, offset: url.table.query.offset };
  return (
    <>
      <button onClick={() => setFilters({ q: 'Zoe' })}>Look for Zoe</button>
      <PagedCards
        t={t}
        noun="people"
        icon="groups"
        query={{ queryKey: ['people', query], queryFn: () => respond(query) }}
        url={url}
        loading={<p>Loading</p>}
        addButton={<button>Add the first</button>}
      >
        {(people) => people.map(({ id }) => <p key={id}>{id}</p>)}
      </PagedCards>
    </>
  );
}

describe('PagedCards', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('shows the number of matches and a page of them, and scrolls up to the next one', async () => {
    const user = renderUi(<People />);

    expect(await screen.findByText('Bea')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('people.shown {"count":3,"total":"3"}');
    expect(screen.queryByText('Carla')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    expect(await screen.findByText('Carla')).toBeVisible();
    expect(screen.queryByText('Bea')).not.toBeInTheDocument();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('clears the filters if nothing matches', async () => {
    const user = renderUi(<People />);

    await user.click(await screen.findByRole('button', { name: 'Look for Zoe' }));
    expect(await screen.findByText('people.noMatchTitle')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Bea')).toBeVisible();
  });

  it('offers to add the first item', async () => {
    renderUi(<People respond={async () => ({ items: [], total: 0 })} />);

    expect(await screen.findByText('people.emptyTitle')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add the first' })).toBeVisible();
  });

  it('keeps the previous page, marked as busy, until the next one has loaded', async () => {
    let finish = () => {};
    const second = new Promise<void>((resolve) => (finish = resolve));
    const user = renderUi(
      <People respond={async (query) => (query.offset > 0 ? second.then(() => find(query)) : find(query))} />,
    );

    expect(await screen.findByText('Loading')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    const kept = await screen.findByText('Bea');
    expect(kept.parentElement).toHaveAttribute('aria-busy', 'true');

    finish();
    expect((await screen.findByText('Carla')).parentElement).toHaveAttribute('aria-busy', 'false');
  });
});
