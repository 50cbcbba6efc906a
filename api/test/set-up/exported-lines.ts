import type { Api } from '../start-api.ts';

interface Export {
  /** A path such as `/contact-messages/export`. */
  path: string;
  role?: 'manager' | 'admin';
}

/** Returns a function that exports rows as CSV and returns the lines, of which the last one is blank. */
export const exportedLines =
  (api: () => Api, { path, role = 'manager' }: Export) =>
  async (query: object = {}, language = 'en'): Promise<string[]> => {
    const { text } = await api()
      .as(role)
      .get(path)
      .set('Accept-Language', language)
      .query(query)
      .expect(200)
      .expect('Content-Type', 'text/csv; charset=utf-8')
      .expect('Cache-Control', 'no-store');
    return text.split('\r\n');
  };
