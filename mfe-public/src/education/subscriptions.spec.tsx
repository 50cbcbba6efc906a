import { screen } from '@vitral/sdk/testing';
import { wakeIslands } from '../../test/wake-islands.ts';
import { renderBlock } from '../blocks/block.fixtures.tsx';
import { showToast } from '../toast/toast.ts';

jest.mock('../toast/toast.ts', () => ({ showToast: jest.fn() }));

const MEETINGS = ['health', 'business', 'health'].map((category, id) => ({ id, title: 'Sesión', category }));

async function renderSubscriptions() {
  const responses = { '/api/zoom-meetings': MEETINGS };
  const page = await renderBlock('calendar', {}, { responses, language: 'es', now: 0 });
  await wakeIslands();
  return page;
}

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
