/** Logs in with the demo account of this role and returns the session's cookies. */
export async function logInAs(address: string, role: string) {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: role, password: `${role}-vitral` }),
  });
  if (!response.ok) throw new Error(`The demo's ${role} cannot log in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
