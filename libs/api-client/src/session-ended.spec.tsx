import { api } from './api.ts';
import { SESSION_ENDED, type SessionEnded } from './session-ended.ts';

const refused = () => Response.json({ code: 'auth.unauthorized' }, { status: 401 });
const wrongPassword = () => Response.json({ code: 'auth.invalid-credentials' }, { status: 401 });

/** Mocks fetch with one response after the other; the last one repeats. */
function responds(...given: (() => Response)[]) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (given.length > 1 ? given.shift() : given[0])?.() ?? Response.error());
}

let listen: (event: Event) => void = () => {};

/** Stands in for the shell; returns the events that it received. */
function shellResponses(isBack: Promise<boolean> | null): SessionEnded[] {
  const heard: SessionEnded[] = [];
  listen = (event) => {
    const { detail } = event as CustomEvent<SessionEnded>;
    heard.push(detail);
    if (isBack) detail.waitUntil(isBack);
  };
  window.addEventListener(SESSION_ENDED, listen);
  return heard;
}

afterEach(() => window.removeEventListener(SESSION_ENDED, listen));

describe('session ended', () => {
  it('sends a request once more when the session is renewed', async () => {
    const sent = responds(refused, () => Response.json({ id: '1' }));
    shellResponses(Promise.resolve(true));

    expect(await api.put('/testimonials/1', { name: 'Ana' })).toEqual({ id: '1' });
    expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(['{"name":"Ana"}', '{"name":"Ana"}']);
  });

  it('waits as long as the login takes', async () => {
    const sent = responds(refused, () => Response.json([]));
    let logIn: (isBack: boolean) => void = () => {};
    const heard = shellResponses(new Promise((resolve) => (logIn = resolve)));

    const reading = api.list('/testimonials');
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve))]);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(heard[0]?.sentAt).toBeLessThanOrEqual(performance.now());

    logIn(true);
    expect(await reading).toEqual({ items: [], total: 0 });
  });

  it.each<[string, Promise<boolean> | null]>([
    ['nobody brings the session back', null],
    ['somebody else logged in', Promise.resolve(false)],
  ])('fails as ever when %s', async (_, isBack) => {
    const sent = responds(refused);
    shellResponses(isBack);

    await expect(api.delete('/testimonials/1')).rejects.toMatchObject({ code: 'auth.unauthorized' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('distinguishes a wrong password from the end of a session', async () => {
    responds(wrongPassword);
    const heard = shellResponses(Promise.resolve(true));

    await expect(api.post('/auth/login', {})).rejects.toMatchObject({ code: 'auth.invalid-credentials' });
    expect(heard).toEqual([]);
  });

  it('reads the current user without asking for a login', async () => {
    responds(refused);
    const heard = shellResponses(Promise.resolve(true));

    expect(await api.get('/auth/user', { on401: 'null' })).toBeNull();
    expect(heard).toEqual([]);
  });
});
