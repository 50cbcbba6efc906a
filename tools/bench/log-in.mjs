/** The cookies of a session of the demo's account of this role. */
export async function logInAs(address, role) {
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
