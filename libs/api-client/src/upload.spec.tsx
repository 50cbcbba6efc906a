import { isApiError } from './api-error.ts';
import { api } from './api.ts';
import { SESSION_ENDED, type LoginNeeded } from './send-with-session.ts';

/** Behaviour of the fake request once it is sent. */
type Behaviour = (request: FakeRequest) => void;

class FakeRequest {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly send = jest.fn(() => FakeRequest.behave(this));
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';

  static behave: Behaviour;
  static made: FakeRequest[];

  constructor() {
    FakeRequest.made.push(this);
  }

  readonly abort = jest.fn(() => this.onabort?.());

  respond(status: number, body?: unknown, statusText = ''): void {
    const responseText = body === undefined ? '' : JSON.stringify(body);
    Object.assign(this, { status, statusText, responseText });
    this.onload?.();
  }
}

/** Replaces XMLHttpRequest for the test; returns the list of its requests. */
function stubXhr(behaviour: Behaviour): FakeRequest[] {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  FakeRequest.behave = behaviour;
  FakeRequest.made = [];
  return FakeRequest.made;
}

const form = () => {
  const fields = new FormData();
  fields.append('title', 'Guía');
  return fields;
};

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('upload', () => {
  it('sends the form with its key, and returns the body of the response', async () => {
    const requests = stubXhr((request) => request.respond(201, { filename: 'a1.pdf' }));

    const sent = form();
    expect(await api.upload('/content', sent, { idempotencyKey: 'k1' })).toEqual({ filename: 'a1.pdf' });
    expect(requests[0]?.open).toHaveBeenCalledWith('POST', '/api/content');
    expect(requests[0]?.setRequestHeader.mock.calls).toEqual([['Idempotency-Key', 'k1']]);
    expect(requests[0]?.send).toHaveBeenCalledWith(sent);
  });

  it('sends a single file as bytes, regardless of its type', async () => {
    const requests = stubXhr((request) => request.respond(201, {}));

    const file = new File(['bytes'], 'a.zip', { type: 'application/zip' });
    await api.upload('/backups/upload?filename=a.zip', file);
    expect(requests[0]?.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'application/octet-stream');
    expect(requests[0]?.send).toHaveBeenCalledWith(file);
  });

  it('sends a PUT request, without a key unless one is given', async () => {
    const requests = stubXhr((request) => request.respond(204));

    expect(await api.upload('/content/1/file', form(), { method: 'PUT' })).toBeUndefined();
    expect(requests[0]?.open).toHaveBeenCalledWith('PUT', '/api/content/1/file');
    expect(requests[0]?.setRequestHeader).not.toHaveBeenCalled();
  });

  it('reports the bytes sent', async () => {
    stubXhr((request) => {
      request.upload.onprogress?.({ loaded: 10, total: 40 });
      request.upload.onprogress?.({ loaded: 40, total: 40 });
      request.respond(201, {});
    });
    const onProgress = jest.fn();

    await api.upload('/content', form(), { onProgress });
    expect(onProgress.mock.calls).toEqual([
      [10, 40],
      [40, 40],
    ]);
  });

  it('throws the same errors as the other methods', async () => {
    stubXhr((request) => request.respond(415, { code: 'content.type-refused', params: {} }));

    const error = await rejection(api.upload('/content', form()));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 415, code: 'content.type-refused' });
  });

  it('uses the status text of a response without a body', async () => {
    stubXhr((request) => request.respond(502, undefined, 'Bad Gateway'));

    expect(await rejection(api.upload('/content', form()))).toMatchObject({ message: '502: Bad Gateway' });
  });

  it('throws a TypeError if there is no response', async () => {
    stubXhr((request) => request.onerror?.());

    expect(await rejection(api.upload('/content', form()))).toBeInstanceOf(TypeError);
  });

  it('aborts when its signal is aborted', async () => {
    const requests = stubXhr(() => {});
    const end = new AbortController();

    const uploading = rejection(api.upload('/content', form(), { signal: end.signal }));
    end.abort();
    expect(await uploading).toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.abort).toHaveBeenCalled();
  });

  it('sends nothing if its signal is already aborted', async () => {
    const requests = stubXhr(() => {});

    const error = await rejection(api.upload('/content', form(), { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(requests.every(({ send }) => send.mock.calls.length === 0)).toBe(true);
  });

  it('sends the files again after the session is renewed', async () => {
    let attempts = 0;
    const requests = stubXhr((request) => {
      attempts += 1;
      if (attempts === 1) request.respond(401, { code: 'auth.unauthorized', params: {} });
      else request.respond(201, { filename: 'a1.pdf' });
    });
    const logIn = (event: Event) => {
      (event as CustomEvent<LoginNeeded>).detail.waitUntil(Promise.resolve(true));
    };
    window.addEventListener(SESSION_ENDED, logIn, { once: true });

    const sent = form();
    expect(await api.upload('/content', sent, { idempotencyKey: 'k1' })).toEqual({ filename: 'a1.pdf' });
    expect(requests.map(({ send }) => send.mock.calls)).toEqual([[[sent]], [[sent]]]);
    expect(requests[1]?.setRequestHeader).toHaveBeenCalledWith('Idempotency-Key', 'k1');
  });
});
