import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../test/render-ui.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

function Page({ item }: { item: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <Breadcrumb list="Pages" to="/admin/pages" item={item} />}
      <button onClick={() => setIsOpen(false)}>Leave</button>
    </>
  );
}

beforeEach(() => {
  document.title = 'Pages · Vitral';
});

describe('Breadcrumb', () => {
  it('links from the item back to its list', async () => {
    renderUi(<Page item="Contact" />);

    expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/admin/pages');
    expect(screen.getByText('Contact')).toHaveAttribute('aria-current', 'page');
  });

  it('puts the item into the title of the document while it is open', async () => {
    const user = renderUi(<Page item="Contact" />);
    await screen.findByText('Contact');
    expect(document.title).toBe('Contact · Pages · Vitral');

    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(document.title).toBe('Pages · Vitral');
  });

  it('names only the list until the item is loaded', async () => {
    renderUi(<Page item="" />);

    expect(await screen.findByRole('link', { name: 'Pages' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.title).toBe('Pages · Vitral');
  });
});
