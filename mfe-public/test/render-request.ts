import type { Language } from '@vitral/sdk/contracts/languages';
import type { RenderRequest } from '@vitral/sdk/contracts/public-pages';
import type { PageName } from '../src/site/page-definition.ts';
import { MEETINGS, responsesByPath } from './api-responses.ts';

/** Returns a render request with the responses of a complete site; `responses` replaces some of them. */
export function requestFor(
  page: PageName,
  language: Language,
  responses: RenderRequest['answers'] = {},
): RenderRequest {
  const complete = Object.entries(responsesByPath()).map(([path, body]) => [path, JSON.stringify(body)]);
  return {
    page,
    language,
    site: { name: 'Vitral', description: '' },
    origin: 'https://vitral.example',
    base: '/modules/mfe-public/test/',
    now: Date.UTC(2026, 10, 20, 15),
    ...(page === 'live-session' && { slugs: MEETINGS[0]?.slugs }),
    answers: { ...Object.fromEntries(complete), ...responses },
  };
}
