import { FRAME_ORIGINS } from '@vitral/embeds';
import { pageHeaders } from './page-headers.ts';

function sourcesOf(directive: string, nonce: string, assets: string[] = []): string[] {
  const policy = pageHeaders({ nonce, developed: [], assets })['Content-Security-Policy'] ?? '';
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

it.each(['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src'])(
  'takes modules from where they are sent from, and lets nothing else in by that: %s',
  (directive) => {
    const [here, there] = sourcesOf(directive, '', ['https://cdn.example']);
    expect([here, there]).toEqual(["'self'", 'https://cdn.example']);
    expect(sourcesOf('frame-src', '', ['https://cdn.example'])).not.toContain('https://cdn.example');
  },
);

it('checks the hashes of scripts unless a developer serves some of them', () => {
  const headers = (developed: string[]) => pageHeaders({ nonce: '', developed, assets: [] });
  expect(headers([])['Integrity-Policy']).toBe('blocked-destinations=(script)');
  expect(headers(['http://127.0.0.1:8081'])['Integrity-Policy']).toBeUndefined();
});
