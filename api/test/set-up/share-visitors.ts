import type { Api } from '../start-api.ts';

/** The User-Agent of a browser. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Opens the page of a link in a browser with these cookies. */
export async function openAs(api: Api, url: string, cookie = '', headers: Record<string, string> = {}) {
  return api
    .site()
    .get(url)
    .redirects(0)
    .set({ 'User-Agent': BROWSER, ...(cookie && { Cookie: cookie }), ...headers })
    .expect(200);
}

/** Returns the cookie that a response sets. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
