import { webcrypto } from 'node:crypto';
import type { DOMWindow } from 'jsdom';
import type { CurrentUser } from '@vitral/contracts/accounts';
import type { BootModule } from '@vitral/contracts/modules';
import type { SetFiles } from './set-files.ts';

export function addBrowserApis(window: DOMWindow, files: SetFiles, modules: BootModule[]): void {
  const user = userOf(modules);
  Object.assign(window, {
    ...BROWSER_APIS,
    fetch: async (url: string | URL | Request, init: RequestInit = {}) => {
      const given = url instanceof Request ? url.url : String(url);
      const { href, pathname } = new URL(given, window.location.href);
      const method = url instanceof Request ? url.method : (init.method ?? 'GET');
      if (!pathname.startsWith('/modules/')) return stubResponse(method, pathname, user);
      return files.read(href).then((bytes) => new Response(new Uint8Array(bytes)));
    },
    matchMedia: (media: string) => ({ ...NO_EVENTS, media, matches: false }),
    requestIdleCallback: (work: () => void) => window.setTimeout(work, 1),
    reportError: (error: unknown) => window.console.error(error),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
  });
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle });
  Object.defineProperty(window.document, 'fonts', { value: { load: () => Promise.resolve([]) } });
  Object.assign(window.Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    animate: () => ({ ...NO_EVENTS, cancel: nothing, finished: Promise.resolve() }),
    getAnimations: () => [],
  });
}

function nothing(): void {}

const NO_EVENTS = {
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
};

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

class EventTargetStub {
  close = nothing;
  postMessage = nothing;
  addEventListener = nothing;
  removeEventListener = nothing;
}

/** Node's Request refuses a signal of another realm; stubbed responses come at once and need none. */
class SignallessRequest extends Request {
  constructor(input: string | URL | Request, init: RequestInit = {}) {
    super(input, { ...init, signal: null });
  }
}

const BROWSER_APIS = {
  Request: SignallessRequest,
  Response,
  Headers,
  ReadableStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
  XMLHttpRequest: undefined,
  WebSocket: undefined,
  BroadcastChannel: EventTargetStub,
  EventSource: EventTargetStub,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  PerformanceObserver: Observer,
  scrollTo: nothing,
  CSS: { supports: () => false, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
};

/** Returns the account that opens the pages: it may see all of them, whatever an admin has granted so far. */
const userOf = (modules: BootModule[]): CurrentUser => ({
  ...ADMIN,
  modulePermissions: modules.flatMap(({ pages }) => pages.map(({ permission }) => permission)),
});

const ADMIN: CurrentUser = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Trial',
  username: 'trial',
  email: null,
  role: 'admin',
  isAdmin: true,
  isManager: true,
  modulePermissions: [],
  language: 'es',
  theme: null,
  density: null,
  notificationEmails: 'none',
  hidesFirstSteps: true,
  newsSeen: null,
  hasPassword: true,
  isBreakGlass: false,
  hasSecondFactor: true,
  passkeyCount: 0,
  needsSecondFactor: false,
  lastLogin: '2026-01-01T00:00:00.000Z',
};

/** A stub of the API: an admin is logged in and there is no data. */
function stubResponse(method: string, path: string, user: CurrentUser): Response {
  if (method === 'GET' && path === '/api/auth/user') return Response.json(user);
  if (method === 'POST' && /^\/api\/(client-errors|modules\/reports)$/.test(path))
    return new Response(null, { status: 204 });
  const body = {
    statusCode: 404,
    code: 'request.not-found',
    message: 'Not found',
    params: {},
    requestId: 'trial',
  };
  return Response.json(body, { status: 404 });
}
