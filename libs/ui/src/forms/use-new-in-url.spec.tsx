import { useLocation } from '@vitral/router';
import { renderPage, screen } from '@vitral/testing';
import { useNewInUrl } from './use-new-in-url.ts';

const add = jest.fn();

function Page() {
  const { pathname, search } = useLocation();
  useNewInUrl(add);
  return <output>{pathname + search}</output>;
}

beforeEach(() => add.mockReset());

describe('useNewInUrl', () => {
  it('opens the form once, and removes the wish from the URL alone', async () => {
    renderPage(<Page />, { role: 'manager', path: '/admin/users?q=ana&new=' });

    expect(await screen.findByText('/admin/users?q=ana')).toBeVisible();
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('does nothing without it', async () => {
    renderPage(<Page />, { role: 'manager', path: '/admin/users?q=new' });

    expect(await screen.findByText('/admin/users?q=new')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});
