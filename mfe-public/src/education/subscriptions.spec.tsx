import { screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { showToast } from '../toast/toast.ts';
import { Subscriptions } from './subscriptions.tsx';

jest.mock('../toast/toast.ts', () => ({ showToast: jest.fn() }));

const renderSubscriptions = () =>
  renderOnSite(<Subscriptions categories={['health', 'business', 'health']} />, 'es', { page: 'education' });

describe('Subscriptions', () => {
  it('links to the calendar feeds of all live sessions and of each existing category', async () => {
    await renderSubscriptions();
    const links = screen.getAllByRole('link', { name: /^Suscribirme/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Suscribirme: Todas', 'webcal://localhost/calendar/sessions-es.ics'],
      ['Suscribirme: Negocio', 'webcal://localhost/calendar/sessions-es-business.ics'],
      ['Suscribirme: Salud', 'webcal://localhost/calendar/sessions-es-health.ics'],
    ]);
    expect(screen.getByRole('link', { name: 'Descargar : Salud' })).toHaveAttribute(
      'href',
      '/calendar/sessions-es-health.ics',
    );
  });

  it('copies the URL of a feed, or shows it if the browser denies copying', async () => {
    const { user } = await renderSubscriptions();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const copy = screen.getByRole('button', { name: 'Copiar dirección : Todas' });
    const url = 'http://localhost/calendar/sessions-es.ics';

    await user.click(copy);
    expect(write).toHaveBeenLastCalledWith(url);
    expect(showToast).toHaveBeenLastCalledWith({ title: 'Dirección copiada' });

    write.mockRejectedValue(new Error('Not allowed'));
    await user.click(copy);
    expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ description: url }));
  });
});
