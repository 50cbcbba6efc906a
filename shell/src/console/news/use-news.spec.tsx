import { NEWEST_NEWS } from '@vitral/contracts/news';
import { failure, screen, userWithRole, waitFor, within, type ApiCall } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.fixtures.tsx';
import { useNews } from './use-news.tsx';

const { modules } = bootWith([
  moduleWith([
    pageOf('/admin/dashboard', { title: { es: 'Hoy', en: 'Today' } }),
    pageOf('/admin/messages', {
      permission: 'contact-messages.write',
      title: { es: 'Mensajes', en: 'Messages' },
    }),
  ]),
]);

function Screen() {
  const { news, isUnread, openNews } = useNews();
  return (
    <main>
      <button onClick={openNews}>{isUnread ? 'unread' : 'read'}</button>
      {news}
    </main>
  );
}

const open = ({ role = 'manager', ...options }: Partial<ScreenOptions> = {}) =>
  renderScreen(<Screen />, {
    role,
    path: '/admin/dashboard',
    boot: { modules },
    person: { newsSeen: null },
    responses: {
      'PUT /api/profile/preferences': ({ body }: ApiCall) => ({
        ...userWithRole(role ?? 'user'),
        ...(body as object),
      }),
    },
    ...options,
  });

const saved = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('news', () => {
  it('are read once they are opened, which the account remembers', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'unread' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is new' }));
    expect(await dialog.findByRole('heading', { name: `Version ${NEWEST_NEWS}` })).toBeVisible();
    expect(dialog.getByText('Ctrl+K finds everything')).toBeVisible();
    await waitFor(() => expect(saved(calls)).toEqual([{ newsSeen: NEWEST_NEWS }]));

    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'read' })).toBeVisible();
  });

  it('are not saved again once read', async () => {
    const { user, calls } = open({ person: {} });
    await user.click(await screen.findByRole('button', { name: 'read' }));
    await screen.findByRole('dialog');
    expect(saved(calls)).toEqual([]);
  });

  it('stay unread if that cannot be saved', async () => {
    const responses = { 'PUT /api/profile/preferences': failure(503, 'server.not-ready') };
    const { user } = open({ responses });
    await user.click(await screen.findByRole('button', { name: 'unread' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'unread' })).toBeVisible();
  });

  it('link to pages that the role may open, and leave out news about others', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'unread' }));
    expect(await screen.findByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/admin/messages');
    first.unmount();

    const { user } = open({ role: 'user', language: 'es' });
    await user.click(await screen.findByRole('button', { name: 'unread' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novedades' }));
    expect(await dialog.findByRole('link', { name: 'Hoy' })).toBeVisible();
    expect(dialog.queryByText('Responder desde la consola')).not.toBeInTheDocument();
  });
});
