import { api } from './api.ts';
import { LOGIN_NOT_RECENT, SESSION_ENDED, type LoginNeeded } from './send-with-session.ts';

const refused = () => Response.json({ code: 'auth.unauthorized' }, { status: 401 });
const notRecent = () => Response.json({ code: 'auth.login-not-recent' }, { status: 403 });
const forbidden = () => Response.json({ code: 'auth.insufficient-permissions' }, { status: 403 });
const wrongPassword = () => Response.json({ code: 'auth.invalid-credentials' }, { status: 401 });

/** Mocks fetch with these responses in order; the last one repeats. */
function stubResponses(...given: (() => Response)[]) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (given.length > 1 ? given.shift() : given[0])?.() ?? Response.error());
}

let listen: (event: Event) => void = () => {};

let heardEvent = SESSION_ENDED;

/** Replaces the shell as listener; returns the events that it received. */
function stubShell(isRenewed: Promise<boolean> | null, event = SESSION_ENDED): LoginNeeded[] {
  heardEvent = event;
  const heard: LoginNeeded[] = [];
  listen = (event) => {
    const { detail } = event as CustomEvent<LoginNeeded>;
    heard.push(detail);
    if (isRenewed) detail.waitUntil(isRenewed);
  };
  window.addEventListener(event, listen);
  return heard;
}

afterEach(() => window.removeEventListener(heardEvent, listen));

describe('sendWithSession', () => {
  it('repeats a request after the session is renewed', async () => {
    const sent = stubResponses(refused, () => Response.json({ id: '1' }));
    stubShell(Promise.resolve(true));

    expect(await api.put('/testimonials/1', { name: 'Ana' })).toEqual({ id: '1' });
    expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(['{"name":"Ana"}', '{"name":"Ana"}']);
  });

  it('waits as long as the login takes', async () => {
    const sent = stubResponses(refused, () => Response.json([]));
    let logIn: (isRenewed: boolean) => void = () => {};
    const heard = stubShell(new Promise((resolve) => (logIn = resolve)));

    const reading = api.list('/testimonials');
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve))]);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(heard[0]?.sentAt).toBeLessThanOrEqual(performance.now());

    logIn(true);
    expect(await reading).toEqual({ items: [], total: 0 });
  });

  it.each<[string, Promise<boolean> | null]>([
    ['the session is not renewed', null],
    ['another user logs in', Promise.resolve(false)],
  ])('fails with the error of the response when %s', async (_, isRenewed) => {
    const sent = stubResponses(refused);
    stubShell(isRenewed);

    await expect(api.delete('/testimonials/1')).rejects.toMatchObject({ code: 'auth.unauthorized' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('distinguishes a wrong password from the end of a session', async () => {
    stubResponses(wrongPassword);
    const heard = stubShell(Promise.resolve(true));

    await expect(api.post('/auth/login', {})).rejects.toMatchObject({ code: 'auth.invalid-credentials' });
    expect(heard).toEqual([]);
  });

  it('repeats a request that needs a recent login after the login is renewed', async () => {
    const sent = stubResponses(notRecent, () => Response.json({ id: '1' }));
    stubShell(Promise.resolve(true), LOGIN_NOT_RECENT);

    expect(await api.post('/admin/users', { name: 'Ana' })).toEqual({ id: '1' });
    expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(['{"name":"Ana"}', '{"name":"Ana"}']);
  });

  it('fails when the person does not renew the login', async () => {
    stubResponses(notRecent);
    stubShell(Promise.resolve(false), LOGIN_NOT_RECENT);

    await expect(api.delete('/admin/users/1')).rejects.toMatchObject({ code: 'auth.login-not-recent' });
  });

  it('asks for no login when a permission is missing', async () => {
    stubResponses(forbidden);
    const heard = stubShell(Promise.resolve(true), LOGIN_NOT_RECENT);

    await expect(api.delete('/admin/users/1')).rejects.toMatchObject({ status: 403 });
    expect(heard).toEqual([]);
  });

  it('requests the current user without asking for a login', async () => {
    stubResponses(refused);
    const heard = stubShell(Promise.resolve(true));

    expect(await api.get('/auth/user', { on401: 'null' })).toBeNull();
    expect(heard).toEqual([]);
  });
});
