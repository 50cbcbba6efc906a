import { describe, expect, it } from '@jest/globals';
import { scrub, scrubPage } from './scrub.ts';

describe('scrub', () => {
  it.each([
    [
      'queries',
      'Failed to fetch https://vitral.example/api/users?q=ana&t=1',
      'Failed to fetch https://vitral.example/api/users',
    ],
    ['fragments', 'No page at /admin/set-password#secret-1', 'No page at /admin/set-password'],
    ['logins', 'Blocked https://ana:word@files.example/a', 'Blocked https://files.example/a'],
    ['email addresses', 'ana.lópez+x@correo.example is taken', '[mail] is taken'],
    ['percent-encoded email addresses', 'GET /api/users/ana%40correo.example', 'GET /api/users/[mail]'],
    ['telephone numbers', 'Call +52 (55) 1234-5678 now', 'Call [number] now'],
    ['IP addresses', 'From 192.168.10.20 and 10.0.0.1', 'From [address] and [address]'],
    ['ids', 'No row 0198c5f2-3c1d-7abc-8def-0123456789ab', 'No row [id]'],
    ['digests', 'key 9f86d081884c7d659a2feaa0c55ad015a', 'key [token]'],
    ['tokens', 'Bearer AAAAAAAAAAAAAAAAAAAAAMLheAAAAAAA0%2BuSeid refused', 'Bearer [token] refused'],
    ['tokens without digits', 'token kUtqQmRZxVbNpLsWaEcDfG', 'token [token]'],
    ['share links', 'GET /api/share/kUt9_short failed', 'GET /api/share/[token] failed'],
    [
      'text that could not be parsed',
      `Unexpected token 'A', "Ana López"... is not valid JSON`,
      `Unexpected token 'A', "…" is not valid JSON`,
    ],
  ])('leaves out %s', (_what, text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it('keeps scripts, lines and columns of a stack', () => {
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'map')",
      '    at TestimonialsPage (https://vitral.example/modules/mfe-people/0.1.0-6d3ad4f0/page.0c9e1b2a.js?r=2:1:20447)',
      'useTestimonialsQueryWithFilters@http://127.0.0.1:3000/modules/shell/0.1.0-aabbccdd/main.js:2:1234567',
      'Is it 3 of 12? Yes, in version 1.2.3.',
    ].join('\n');
    expect(scrub(stack).split('\n')).toEqual([
      "TypeError: Cannot read properties of undefined (reading 'map')",
      '    at TestimonialsPage (/modules/mfe-people/0.1.0-6d3ad4f0/page.0c9e1b2a.js:1:20447)',
      'useTestimonialsQueryWithFilters@/modules/shell/0.1.0-aabbccdd/main.js:2:[number]',
      'Is it 3 of 12? Yes, in version 1.2.3.',
    ]);
  });

  it.each([
    ['/es/educacion?utm=1#carousel', '/es/educacion'],
    ['/share/kUt9_short', '/share/[token]'],
    ['/admin/users/0198c5f2-3c1d-7abc-8def-0123456789ab', '/admin/users/[id]'],
    ['/admin/%61na%40correo.example', '/admin/[mail]'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('keeps the path of a page: %s', (page, expected) => {
    expect(scrubPage(page)).toBe(expected);
  });
});
