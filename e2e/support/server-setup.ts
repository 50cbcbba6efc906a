import { startServer } from './server.ts';

/** One server for all journeys; VITRAL_URL in the environment names one that runs already. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['VITRAL_URL']) return undefined;
  const server = await startServer();
  process.env['VITRAL_URL'] = server.url;
  return () => server.stop();
}
