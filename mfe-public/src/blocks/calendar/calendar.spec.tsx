import { act, screen, waitFor, within } from '@vitral/sdk/testing';
import { stubBrowserZone } from '../../../test/stub-browser-zone.ts';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { saveChoice } from '../../data/choices.ts';
import { describeBlock, renderBlock } from '../block.fixtures.tsx';

const ROW = { description: 'Para todos', descriptionEn: 'For all', titleEn: null };
const EVENING = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' };
const HEALTH = {
  ...ROW,
  id: '1',
  title: 'Salud',
  category: 'health',
  daysOfWeek: ['wednesday'],
  timeSlots: [EVENING],
};
const BUSINESS = { ...HEALTH, id: '2', title: 'Negocio', category: 'business', daysOfWeek: ['monday'] };
const VALUES = {
  title: 'Calendario de sesiones',
  introduction: 'Cada tarjeta dice cuándo.',
  subscribeText: 'Suscríbete una vez.',
  emptyTitle: 'Aún no hay sesiones',
  emptyText: 'Vuelve pronto.',
};

/** Monday, six hours before that day's live session. */
const NOW = Date.parse('2026-11-23T20:00Z');

const meetingList = () => within(screen.getByRole('list', { name: 'Sesiones en vivo' }));
const titles = () =>
  meetingList()
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const stubNow = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const renderAsleep = (meetings: unknown = [HEALTH, BUSINESS], isRepeated = false) =>
  renderBlock('calendar', VALUES, {
    responses: { '/api/zoom-meetings': meetings },
    language: 'es',
    now: NOW,
    page: 'education',
    isRepeated,
  });
async function renderCalendar(meetings?: unknown) {
  const page = await renderAsleep(meetings);
  await wakeIslands();
  return page;
}

beforeEach(() => stubNow(NOW));

afterEach(() => {
  for (const name of ['country', 'timezone']) document.cookie = `${name}=; path=/; max-age=0`;
});

describe('the calendar block', () => {
  it('is readable before the calendar is awake, which hydrates without a mismatch', async () => {
    stubBrowserZone('Europe/Madrid');
    document.cookie = 'country=mex; path=/';
    const { container } = await renderAsleep();
    const calendar = within(container.querySelector<HTMLElement>('[data-island=calendar]') ?? container);
    expect(calendar.getAllByText('Añadir a mi calendario')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Calendario de sesiones' })).toBeVisible();
    expect(titles()).toEqual(['Negocio', 'Salud']);
    expect(calendar.queryByRole('button')).not.toBeInTheDocument();

    expect(calendar.getByText('Suscríbete una vez.')).toBeVisible();

    await wakeIslands();

    expect(calendar.getByRole('button', { name: 'Todas' })).toBeVisible();
    expect(calendar.getAllByRole('link', { name: /^Google Calendar/, hidden: true })).toHaveLength(2);
  });

  it('is left out when the live sessions cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = await renderAsleep({ error: true });

    expect(container).toBeEmptyDOMElement();
  });

  it('is at the anchor that other pages link to, regardless of its own', async () => {
    const { container } = await renderAsleep();

    expect(container.querySelectorAll('#calendario')).toHaveLength(1);
    expect(container.querySelector('#block-1')).toBe(screen.getByRole('region'));
  });

  it('links to the calendar of the page if it already has one', async () => {
    const { container } = await renderAsleep(undefined, true);

    expect(screen.getByRole('link', { name: 'Ver el calendario' })).toHaveAttribute('href', '#calendario');
    expect(container.querySelector('[data-island], [id^=calendario]')).toBeNull();
  });

  it('lists the pages of the live sessions for search engines, once', () => {
    const slugs = { en: 'health-1' };
    const responses = { '/api/zoom-meetings': [{ ...HEALTH, slugs }] };

    expect(describeBlock('calendar', VALUES, { responses })).toEqual([
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: 'https://vitral.example/en/education/health-1' },
        ],
      },
    ]);
    expect(describeBlock('calendar', VALUES, { responses, isRepeated: true })).toEqual([]);
  });

  it('shows that there are no live sessions, with a link to the contact page', async () => {
    await renderCalendar([]);

    expect(screen.getByRole('heading', { name: 'Aún no hay sesiones' })).toBeVisible();
    expect(screen.getByText('Vuelve pronto.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/es/contact');
  });

  it('shows only the live sessions of the category that is chosen by a button', async () => {
    const { user } = await renderCalendar();

    await user.click(screen.getByRole('button', { name: 'Salud' }));
    expect(titles()).toEqual(['Salud']);
    expect(screen.getByRole('status')).toHaveTextContent('Sesiones que se muestran: 1');
    expect(screen.getByRole('button', { name: 'Salud' })).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('button', { name: 'Todas' }));
    expect(titles()).toEqual(['Negocio', 'Salud']);
  });

  it('shows only the live sessions of the category whose link is followed', async () => {
    await renderAsleep();
    location.hash = '#calendario-business';
    expect(document.querySelector(location.hash)).toBeInTheDocument();
    expect(titles()).toEqual(['Negocio', 'Salud']);

    await wakeIslands();
    expect(titles()).toEqual(['Negocio']);

    location.hash = '#calendario-health';
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(titles()).toEqual(['Salud']);
  });

  const ownTimes = () => screen.queryAllByText(/^Tu hora/).map((term) => term.parentElement?.textContent);

  it("shows the times in the visitor's zone", async () => {
    stubBrowserZone('Europe/Madrid');
    await renderCalendar();

    const times = ['Tu hora Madridmar 03:00 – 04:00', 'Tu hora Madridjue 03:00 – 04:00'];
    await waitFor(() => expect(ownTimes()).toEqual(times));
  });

  it('shows the times also in the chosen zone, beside its name', async () => {
    stubBrowserZone('Europe/Madrid');
    await renderCalendar();
    await waitFor(() => expect(ownTimes()[0]).toMatch(/^Tu hora Madrid/));
    expect(screen.getByText('Horas de Madrid')).toBeVisible();

    act(() => saveChoice('timezone', 'America/Mexico_City'));

    expect(ownTimes()[0]).toBe('Tu hora Ciudad de México 20:00 – 21:00');
    expect(screen.getByText('Horas de Ciudad de México')).toBeVisible();
  });

  it('marks a running live session, and shows the next date once it is over', async () => {
    stubNow(Date.parse('2026-11-24T02:30Z'));
    await renderCalendar();
    expect(meetingList().getAllByText('En vivo ahora')).toHaveLength(1);
    expect(meetingList().getByText('lunes, 23 de noviembre')).toBeVisible();

    stubNow(Date.parse('2026-11-24T03:00Z'));
    await renderCalendar();
    expect(screen.queryByText('En vivo ahora')).not.toBeInTheDocument();
    expect(meetingList().getByText('lunes, 30 de noviembre')).toBeVisible();
  });

  it('offers the next date, and all dates, for calendars', async () => {
    await renderCalendar();
    const choices = within(
      meetingList().getByRole('heading', { name: 'Negocio' }).closest('li') ?? document.body,
    );
    const urlOf = (name: RegExp) =>
      new URL(
        choices.getByRole('link', { name, hidden: true }).getAttribute('href') ?? '',
        'http://localhost',
      );

    expect(urlOf(/^Esta fecha/).pathname).toBe('/calendar/session-es-2/2026-11-23.ics');
    expect(urlOf(/^Todas las fechas/).pathname).toBe('/calendar/session-es-2.ics');
    expect(urlOf(/^Google/).searchParams.get('dates')).toBe('20261124T020000Z/20261124T030000Z');
    expect(urlOf(/^Outlook/).searchParams.get('startdt')).toBe('2026-11-24T02:00:00.000Z');
    expect(urlOf(/^Google/).searchParams.get('location')).toBe('http://localhost/api/zoom-meetings/2/join');
  });

  it('shows the coming days and the days after, with cancelled dates struck through', async () => {
    stubBrowserZone('America/Los_Angeles');
    const exceptions = [{ date: '2026-11-23', movedTo: null, reason: 'Feriado', reasonEn: null }];
    const { user } = await renderCalendar([HEALTH, { ...BUSINESS, exceptions }]);

    const today = screen.getByRole('listitem', { current: 'date' });
    expect(today).toHaveTextContent('lunes 23 novhoy18:00 Negocio. Cancelada: Feriado');
    expect(within(today).getByText('Negocio')).toHaveProperty('tagName', 'S');

    await user.click(await screen.findByRole('button', { name: 'Siete días después' }));
    expect(screen.getByRole('heading', { name: 'Los siete días siguientes' })).toBeVisible();
    expect(screen.queryByRole('listitem', { current: 'date' })).not.toBeInTheDocument();
  });

  it('says at the top which live session is next, and how soon it begins', async () => {
    stubBrowserZone('America/Los_Angeles');
    await renderCalendar();
    expect(screen.getByRole('link', { name: /^La próxima sesión/ })).toHaveTextContent(
      'La próxima sesión dentro de 6 horas Negocio lunes, 23 de noviembre, 18:00 – 19:00 (Pacífico)',
    );
  });

  it('shows cancelled and moved dates with their reasons', async () => {
    const exceptions = [
      { date: '2026-11-23', movedTo: null, reason: 'Feriado', reasonEn: null },
      { date: '2026-11-30', movedTo: { date: '2026-12-02', time: '17:00' }, reason: 'Viaje', reasonEn: null },
    ];
    await renderCalendar([{ ...BUSINESS, exceptions }]);

    const items = within(meetingList().getByRole('list', { name: 'Cambios de fecha' })).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'CanceladaNo hay sesión el lunes, 23 de noviembre.Motivo: Feriado',
      'Cambia de fechaLa sesión del lunes, 30 de noviembre pasa al miércoles, 2 de diciembre, 17:00 (Pacífico).Motivo: Viaje',
    ]);
    expect(screen.getByText('Próxima fecha, cambiada')).toBeVisible();
  });

  it('links to the call of each live session, highlighted while it is running', async () => {
    stubNow(Date.parse('2026-11-24T02:30Z'));
    await renderCalendar();

    const live = screen.getByRole('link', { name: /^Entrar ahora : Negocio.*se abre en otra ventana$/ });
    expect(live).toHaveAttribute('href', '/api/zoom-meetings/2/join');
    expect(live).toHaveAttribute('target', '_blank');
    expect(live).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: /^Entrar a la sesión : Salud/ })).toBeVisible();
  });
});
