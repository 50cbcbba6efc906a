import { act, screen, waitFor, within } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
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
      metadata: {
        figures: [{ value: '28', label: 'personas en la llamada', labelEn: 'people on the call' }],
      },
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

function stubBrowserZone(zone: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: zone ?? 'UTC' });
}

beforeEach(() => stubNow(NOW));

afterEach(() => void (document.cookie = 'country=; path=/; max-age=0'));

describe('EducationPage', () => {
  it('is readable before the calendar is awake, which hydrates without a mismatch', async () => {
    stubBrowserZone('Europe/Madrid');
    document.cookie = 'country=mex; path=/';
    const { container } = await renderAsleep();
    const calendar = within(container.querySelector<HTMLElement>('[data-island=calendar]') ?? container);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(titles()).toEqual(['Negocio', 'Salud']);
    expect(calendar.queryByRole('button')).not.toBeInTheDocument();

    await wakeIslands();

    expect(calendar.getAllByRole('button', { name: /^Añadir a mi calendario/ })).toHaveLength(2);
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

  const ownTimes = () =>
    screen.queryAllByText(/^(Tu hora|México|Canadá)/).map((term) => term.parentElement?.textContent);

  it("shows the times in the visitor's zone", async () => {
    stubBrowserZone('Europe/Madrid');
    await renderPage();

    const times = ['Tu hora Madridmar 03:00 – 04:00', 'Tu hora Madridjue 03:00 – 04:00'];
    await waitFor(() => expect(ownTimes()).toEqual(times));
  });

  it('adds the times of the chosen country if no other row shows them', async () => {
    stubBrowserZone('America/Los_Angeles');
    document.cookie = 'country=mex; path=/';
    await renderPage(dataOf(RESPONSES, Date.parse('2026-07-06T20:00Z')));
    await waitFor(() => expect(ownTimes()[1]).toBe('México Ciudad de México 19:00 – 20:00'));

    await renderPage();
    const alone = expect.stringContaining('Tu hora') as unknown;
    await waitFor(() => expect(ownTimes()).toEqual([alone, alone]));
  });

  it('uses the chosen country if the browser hides its zone', async () => {
    stubBrowserZone(undefined);
    document.cookie = 'country=can; path=/';
    await renderPage();

    await waitFor(() => expect(ownTimes()[0]).toBe('Canadá Toronto 21:00 – 22:00'));
  });

  it('marks a running live session, and one that is over', async () => {
    const data = dataOf();
    stubNow(Date.parse('2026-11-24T02:30Z'));
    await renderPage(data);
    expect(screen.getAllByText('En vivo ahora')).toHaveLength(1);

    stubNow(Date.parse('2026-11-24T03:00Z'));
    await renderPage(data);
    expect(screen.queryByText('En vivo ahora')).not.toBeInTheDocument();
    expect(screen.getByText('Esta fecha ya pasó')).toBeVisible();
  });

  it('downloads a date as a calendar file', async () => {
    let file: Blob | undefined;
    URL.createObjectURL = jest.fn((blob: Blob) => {
      file = blob;
      return 'blob:1';
    });
    URL.revokeObjectURL = jest.fn();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderPage();

    await user.click(screen.getByRole('button', { name: 'Añadir a mi calendario : Negocio' }));

    expect(click).toHaveBeenCalledTimes(1);
    expect(file?.type).toBe('text/calendar;charset=utf-8');
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
