import { describe, expect, it } from '@jest/globals';
import { toReturnPath } from './return-path.ts';

describe('toReturnPath', () => {
  it.each(['/admin', '/admin/users?page=2', '/admin/users/1'])('keeps %s', (path) => {
    expect(toReturnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    String.raw`/\evil.example/admin`,
    '/\t/evil.example/admin',
    'javascript:alert(1)',
    '/api/auth/logout',
    '/admin/../api/files',
    '/administrator',
    `/admin/${'x'.repeat(600)}`,
    '',
    undefined,
    ['/admin/users'],
  ])('replaces %j by the start page', (path) => {
    expect(toReturnPath(path)).toBe('/admin');
  });
});
