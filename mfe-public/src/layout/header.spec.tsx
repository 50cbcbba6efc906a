import { screen, within } from '@vitral/testing';
import { fireEvent } from '@testing-library/react';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { Header } from './header.tsx';

beforeEach(() => {
  // jsdom has dialogs, but neither opens nor closes them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('opens a menu with the same links and the languages, and closes it when a link is followed', async () => {
  const { user } = await renderOnSite(<Header />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  const menu = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(within(menu).getByRole('navigation', { name: 'Language' })).toBeVisible();

  await user.click(within(menu).getByRole('link', { name: 'About' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes the menu by its button', async () => {
  const { user } = await renderOnSite(<Header />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Close the menu' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the logo that staff chose, and the site’s own when that one is broken', async () => {
  await renderOnSite(<Header />, 'en', { frame: { logo: '/uploads/logo.webp' } });
  const chosen = screen.getByRole('img', { name: 'Vitral' });
  expect(chosen).toHaveAttribute('src', '/uploads/logo.webp');

  fireEvent.error(chosen);
  expect(screen.queryByRole('img', { name: 'Vitral' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vitral, home' })).toHaveTextContent('Vitral');
});
