import { act, screen, waitFor, within } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { stubBrowserZone } from '../../test/stub-browser-zone.ts';
import { wakeIslands } from '../../test/wake-islands.ts';
import { saveChoice } from '../data/choices.ts';
import type { Responses } from '../site/page-definition.ts';
import { educationSource, type EducationData } from './education.data.ts';
import { EducationPage } from './education.page.tsx';

const ROW = { description: 'Para todos', descriptionEn: 'For all', titleEn: null };
const EVENING = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' };

const RESPONSES: Responses = {
  '/api/landing-content': [
    {
      section: 'services',
      title: 'Todo',
      content: '',
      metadata: { callFigure: '28', callLabel: 'personas', callLabelEn: 'people on the call' },
    },
  ],
  '/api/team-members': [
    { id: 'a', name: 'Ana', title: 'Directora', imageSmall: '/uploads/ana.webp', order: 0 },
  ],
  '/api/zoom-meetings': [
    { ...ROW, id: '1', title: 'Salud', category: 'health', daysOfWeek: ['wednesday'], timeSlots: [EVENING] },
    { ...ROW, id: '2', title: 'Negocio', category: 'business', daysOfWeek: ['monday'], timeSlots: [EVENING] },
  ],
};
/** Monday, six hours before that day's live session. */
const NOW = Date.parse('2026-11-23T20:00Z');

function dataOf(responses: Responses = RESPONSES, now = NOW, language: 'es' | 'en' = 'es'): EducationData {
  return educationSource.read({ responses, language, now });
}

const meetingList = () => within(screen.getByRole('list', { name: 'Sesiones en vivo' }));
const titles = () =>
  meetingList()
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const stubNow = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const renderAsleep = (data = dataOf()) =>
  renderOnSite(<EducationPage data={data} />, 'es', { page: 'education' });
async function renderPage(data?: EducationData) {
  const page = await renderAsleep(data);
  await wakeIslands();
  return page;
}

beforeEach(() => stubNow(NOW));

afterEach(() => {
  for (const name of ['country', 'timezone']) document.cookie = `${name}=; path=/; max-age=0`;
});

describe('EducationPage', () => {
  it('is readable before the calendar is awake, which hydrates without a mismatch', async () => {
    stubBrowserZone('Europe/Madrid');
    document.cookie = 'country=mex; path=/';
    const { container } = await renderAsleep();
    const calendar = within(container.querySelector<HTMLElement>('[data-island=calendar]') ?? container);
    expect(calendar.getAllByText('Añadir a mi calendario')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(titles()).toEqual(['Negocio', 'Salud']);
    expect(calendar.queryByRole('button')).not.toBeInTheDocument();

    await wakeIslands();

    expect(calendar.getByRole('button', { name: 'Todas' })).toBeVisible();
    expect(calendar.getAllByRole('link', { name: /^Google Calendar/, hidden: true })).toHaveLength(2);
  });

  it('leaves out the calendar and every link to it when the live sessions cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage(dataOf({ ...RESPONSES, '/api/zoom-meetings': { error: true } }));

    expect(screen.queryByRole('heading', { name: 'Calendario de sesiones' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Quienes enseñan' })).toBeVisible();
  });

  it('shows that there are no live sessions, with a link to the contact page', async () => {
    await renderPage(dataOf({ ...RESPONSES, '/api/zoom-meetings': [] }));

    expect(screen.getByRole('heading', { name: 'Todavía no hay sesiones en el calendario' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/es/contact');
    expect(screen.queryByRole('link', { name: 'Ver las sesiones de salud' })).not.toBeInTheDocument();
  });

  it('shows the number of people on the call and the experts only if they are stored', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage();
    expect(screen.getByText('28')).toBeVisible();
    expect(screen.getByRole('img', { name: /videollamada/ })).toBeVisible();

    await renderPage(
      dataOf({ ...RESPONSES, '/api/landing-content': undefined, '/api/team-members': 'invalid' }),
    );
    expect(screen.queryByText('28')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Quienes enseñan' })).not.toBeInTheDocument();
  });

  it('shows only the live sessions of the category that is chosen by a button', async () => {
    const { user } = await renderPage();

    await user.click(screen.getByRole('button', { name: 'Salud' }));
    expect(titles()).toEqual(['Salud']);
    expect(screen.getByRole('status')).toHaveTextContent('Sesiones que se muestran: 1');
    expect(screen.getByRole('button', { name: 'Salud' })).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('button', { name: 'Todas' }));
    expect(titles()).toEqual(['Negocio', 'Salud']);
  });

  it('shows only the live sessions of the category whose link is followed', async () => {
    await renderAsleep();
    const hashOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    location.hash = hashOf('Ver las sesiones de negocio');
    expect(document.querySelector(location.hash)).toBeInTheDocument();
    expect(titles()).toEqual(['Negocio', 'Salud']);

    await wakeIslands();
    expect(titles()).toEqual(['Negocio']);

    location.hash = hashOf('Ver las sesiones de salud');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(titles()).toEqual(['Salud']);
  });

  const ownTimes = () => screen.queryAllByText(/^Tu hora/).map((term) => term.parentElement?.textContent);

  it("shows the times in the visitor's zone", async () => {
    stubBrowserZone('Europe/Madrid');
    await renderPage();

    const times = ['Tu hora Madridmar 03:00 – 04:00', 'Tu hora Madridjue 03:00 – 04:00'];
    await waitFor(() => expect(ownTimes()).toEqual(times));
  });

  it("shows the times in the visitor's zone once more after a choice, beside the name of the zone", async () => {
    stubBrowserZone('Europe/Madrid');
    await renderPage();
    await waitFor(() => expect(ownTimes()[0]).toMatch(/^Tu hora Madrid/));
    expect(screen.getByText('Horas de Madrid')).toBeVisible();

    act(() => saveChoice('timezone', 'America/Mexico_City'));

    expect(ownTimes()[0]).toBe('Tu hora Ciudad de México 20:00 – 21:00');
    expect(screen.getByText('Horas de Ciudad de México')).toBeVisible();
  });

  it('marks a running live session, and shows the next date once it is over', async () => {
    const data = dataOf();
    stubNow(Date.parse('2026-11-24T02:30Z'));
    await renderPage(data);
    expect(meetingList().getAllByText('En vivo ahora')).toHaveLength(1);
    expect(meetingList().getByText('lunes, 23 de noviembre')).toBeVisible();

    stubNow(Date.parse('2026-11-24T03:00Z'));
    await renderPage(data);
    expect(screen.queryByText('En vivo ahora')).not.toBeInTheDocument();
    expect(meetingList().getByText('lunes, 30 de noviembre')).toBeVisible();
  });

  it('offers the next date, and all dates, for calendars', async () => {
    await renderPage();
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
    const [health, business] = RESPONSES['/api/zoom-meetings'] as object[];
    const { user } = await renderPage(
      dataOf({ ...RESPONSES, '/api/zoom-meetings': [health, { ...business, exceptions }] }),
    );

    const today = screen.getByRole('listitem', { current: 'date' });
    expect(today).toHaveTextContent('lunes 23 novhoy18:00 Negocio. Cancelada: Feriado');
    expect(within(today).getByText('Negocio')).toHaveProperty('tagName', 'S');

    await user.click(await screen.findByRole('button', { name: 'Siete días después' }));
    expect(screen.getByRole('heading', { name: 'Los siete días siguientes' })).toBeVisible();
    expect(screen.queryByRole('listitem', { current: 'date' })).not.toBeInTheDocument();
  });

  it('says on top which live session is next, and in how long', async () => {
    stubBrowserZone('America/Los_Angeles');
    await renderPage();
    expect(screen.getByRole('link', { name: /^La próxima sesión/ })).toHaveTextContent(
      'La próxima sesión dentro de 6 horas Negocio lunes, 23 de noviembre, 18:00 – 19:00 (Pacífico)',
    );
  });

  it('shows cancelled and moved dates with their reasons', async () => {
    const exceptions = [
      { date: '2026-11-23', movedTo: null, reason: 'Feriado', reasonEn: null },
      { date: '2026-11-30', movedTo: { date: '2026-12-02', time: '17:00' }, reason: 'Viaje', reasonEn: null },
    ];
    const meetings = [
      {
        ...ROW,
        id: '2',
        title: 'Negocio',
        category: 'business',
        daysOfWeek: ['monday'],
        timeSlots: [EVENING],
        exceptions,
      },
    ];
    await renderPage(dataOf({ ...RESPONSES, '/api/zoom-meetings': meetings }));

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
    await renderPage(dataOf());

    const live = screen.getByRole('link', { name: /^Entrar ahora : Negocio.*se abre en otra ventana$/ });
    expect(live).toHaveAttribute('href', '/api/zoom-meetings/2/join');
    expect(live).toHaveAttribute('target', '_blank');
    expect(live).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: /^Entrar a la sesión : Salud/ })).toBeVisible();
  });
});
