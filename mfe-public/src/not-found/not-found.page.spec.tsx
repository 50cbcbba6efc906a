import { screen, within } from '@vitral/testing';
import { renderOnServer } from '../../test/render-on-server.tsx';
import { NotFoundPage } from './not-found.page.tsx';

describe('NotFoundPage', () => {
  it('shows that the page was not found, and hydrates without a mismatch', async () => {
    const { hydrate } = await renderOnServer(<NotFoundPage />, 'en', { page: 'not-found' });

    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await hydrate();
  });

  it('links to other pages in the language of the page', async () => {
    await renderOnServer(<NotFoundPage />, 'es', { page: 'not-found' });
    const others = within(screen.getByRole('navigation', { name: 'Otros caminos' }));

    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es');
    expect(others.getByRole('link', { name: 'Sesiones en vivo' })).toHaveAttribute('href', '/es/educacion');
    expect(others.getByRole('link', { name: 'Escribir al equipo' })).toHaveAttribute('href', '/es/contact');
  });
});
