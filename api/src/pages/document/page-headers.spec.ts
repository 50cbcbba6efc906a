import { FRAME_ORIGINS } from '@vitral/embeds';
import { pageHeaders } from './page-headers.ts';

function sourcesOf(directive: string, nonce: string): string[] {
  const policy = pageHeaders({ nonce, developed: [] })['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it('lets the console, which has a nonce, show pictures that were chosen but not sent yet', () => {
  expect(sourcesOf('img-src', 'n1')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  expect(sourcesOf('img-src', '')).toEqual(["'self'", 'data:', 'https:']);
});

it('lets pages frame what can be embedded and nothing else, but for the console its own files', () => {
  expect(sourcesOf('frame-src', '')).toEqual([...FRAME_ORIGINS]);
  expect(sourcesOf('frame-src', 'n1')).toEqual(["'self'", ...FRAME_ORIGINS]);
});

it('lets no script in from elsewhere', () => {
  expect(sourcesOf('script-src', '')).toEqual(["'self'"]);
  expect(sourcesOf('script-src', 'n1')).toEqual(["'self'", "'nonce-n1'"]);
});
