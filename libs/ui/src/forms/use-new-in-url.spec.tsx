import { screen } from '@testing-library/react';
import { Link, useLocation } from '@vitral/router';
import { renderUi } from '../../test/render-ui.tsx';
import { useNewInUrl } from './use-new-in-url.ts';

const add = jest.fn();

function Page() {
  useNewInUrl(add);
  return (
    <>
      <p>Search: {useLocation().search}</p>
      <Link to="?q=ana&new=">New</Link>
      <Link to="?q=new">Old</Link>
    </>
  );
}

beforeEach(() => add.mockReset());

describe('useNewInUrl', () => {
  it('opens the form each time the URL asks for it, and leaves the rest of the URL', async () => {
    const user = renderUi(<Page />);
    await user.click(await screen.findByRole('link', { name: 'New' }));
    expect(await screen.findByText('Search: ?q=ana')).toBeVisible();
    expect(add).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole('link', { name: 'New' }));
    expect(await screen.findByText('Search: ?q=ana')).toBeVisible();
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('opens nothing without it', async () => {
    const user = renderUi(<Page />);
    await user.click(await screen.findByRole('link', { name: 'Old' }));

    expect(await screen.findByText('Search: ?q=new')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});
