import type { CurrentUser } from '@vitral/contracts';

/** The account that opens the pages may see all of them. */
const ADMIN: CurrentUser = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Trial',
  username: 'trial',
  email: null,
  role: 'admin',
  isAdmin: true,
  isManager: true,
  language: 'es',
  theme: null,
  density: null,
  hasSecondFactor: true,
  needsSecondFactor: false,
  lastLogin: '2026-01-01T00:00:00.000Z',
};

/** A stub of the API: an admin is logged in and there is no data. */
export function stubResponse(method: string, path: string): Response {
  if (method === 'GET' && path === '/api/auth/user') return Response.json(ADMIN);
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
