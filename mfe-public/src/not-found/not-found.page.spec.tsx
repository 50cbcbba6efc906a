import { screen, within } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { NotFoundPage } from './not-found.page.tsx';

describe('NotFoundPage', () => {
  it('shows that the page was not found', async () => {
    await renderOnSite(<NotFoundPage />, 'en', { page: 'not-found' });

    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });

  it('links to other pages in the language of the page', async () => {
    await renderOnSite(<NotFoundPage />, 'es', { page: 'not-found' });
    const others = within(screen.getByRole('navigation', { name: 'Otros caminos' }));

    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es');
    expect(others.getByRole('link', { name: 'Sesiones en vivo' })).toHaveAttribute('href', '/es/educacion');
    expect(others.getByRole('link', { name: 'Escribir al equipo' })).toHaveAttribute('href', '/es/contact');
  });
});
