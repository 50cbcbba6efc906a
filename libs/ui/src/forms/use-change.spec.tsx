import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { useChange, type ChangeOptions } from './use-change.ts';

type Options = Pick<ChangeOptions<void, string>, 'change' | 'success' | 'failure'>;

let reads = 0;

/** A page with a query that the change makes stale. */
function Page(options: Options) {
  const { data } = useQuery({ queryKey: ['people', 'list'], queryFn: () => Promise.resolve(++reads) });
  const { mutate } = useChange({ namespace: 'common', reload: [['people']], ...options });
  return (
    <>
      <p>Reads: {data}</p>
      <Button onClick={() => mutate()}>Save</Button>
    </>
  );
}

beforeEach(() => {
  reads = 0;
});

async function save(options: Options) {
  const user = renderUi(<Page {...options} />);
  await screen.findByText('Reads: 1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('useChange', () => {
  it('shows a success with parameters from the response, and reloads the changed queries', async () => {
    await save({
      change: () => Promise.resolve('40'),
      success: (_, limit) => ({ key: 'form.tooLong', params: { limit }, description: 'Of the title' }),
    });

    expect(await screen.findByText(/40/)).toBeVisible();
    expect(screen.getByText('Of the title')).toBeVisible();
    expect(await screen.findByText('Reads: 2')).toBeVisible();
  });

  it('shows a failure with its reason, and reloads the queries, too', async () => {
    await save({ change: () => Promise.reject(new TypeError('Failed to fetch')), failure: 'error.part' });

    expect(await screen.findByText('This part of the console could not be loaded')).toBeVisible();
    expect(screen.getByText(/server could not be reached/)).toBeVisible();
    expect(await screen.findByText('Reads: 2')).toBeVisible();
  });

  it('shows no message for a failure that has none', async () => {
    await save({ change: () => Promise.reject(new Error('Cancelled')), failure: () => null });

    expect(await screen.findByText('Reads: 2')).toBeVisible();
    expect(screen.queryByText(/Cancelled/)).not.toBeInTheDocument();
  });
});
