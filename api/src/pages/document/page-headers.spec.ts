import { createHash } from 'node:crypto';
import { FRAME_ORIGINS } from '@vitral/embeds';
import { pageHeaders } from './page-headers.ts';

function sourcesOf(directive: string, nonce: string, assets: string[] = []): string[] {
  const policy = pageHeaders({ nonce, developed: [], assets })['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('pageHeaders', () => {
  it('allows blob images in the console, which has a nonce, for pictures chosen but not uploaded', () => {
    expect(sourcesOf('img-src', 'n1')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
    expect(sourcesOf('img-src', '')).toEqual(["'self'", 'data:', 'https:']);
  });

  it('allows frames of embeds, and in the console also of our own files', () => {
    expect(sourcesOf('frame-src', '')).toEqual([...FRAME_ORIGINS]);
    expect(sourcesOf('frame-src', 'n1')).toEqual(["'self'", ...FRAME_ORIGINS]);
  });

  it('allows no script from elsewhere', () => {
    expect(sourcesOf('script-src', '')).toEqual(["'self'"]);
    expect(sourcesOf('script-src', 'n1')).toEqual(["'self'", "'nonce-n1'"]);
  });

  it('allows scripts of the page by their hashes, in script-src alone', () => {
    const headers = pageHeaders({ nonce: '', developed: [], scripts: ['wake();', undefined, 'é'] });
    expect(headers['Content-Security-Policy']).toContain(
      "script-src 'self' 'sha256-caaUJP8d4qWCvG6Wohu1HGf0VAEvmhfYRMAQx1KfMXk=' 'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='; style-src 'self';",
    );
  });

  it('allows the style element of the page by its hash, in style-src alone', () => {
    const headers = pageHeaders({ nonce: '', developed: [], style: 'h1{margin:0}' });
    const source = `'sha256-${createHash('sha256').update('h1{margin:0}').digest('base64')}'`;
    expect(headers['Content-Security-Policy']).toContain(`script-src 'self'; style-src 'self' ${source};`);
  });

  it.each(['script-src', 'style-src', 'img-src', 'media-src', 'font-src', 'connect-src'])(
    'allows the asset origins in %s and not in frames',
    (directive) => {
      const [here, there] = sourcesOf(directive, '', ['https://cdn.example']);
      expect([here, there]).toEqual(["'self'", 'https://cdn.example']);
      expect(sourcesOf('frame-src', '', ['https://cdn.example'])).not.toContain('https://cdn.example');
    },
  );

  it('lets pages listen to the changes of a module under development', () => {
    const headers = pageHeaders({ nonce: '', developed: ['http://127.0.0.1:8081'], assets: [] });
    expect(headers['Content-Security-Policy']).toContain(
      "connect-src 'self' http://127.0.0.1:8081 ws://127.0.0.1:8081;",
    );
  });

  it('requires integrity of scripts unless a developer serves some of them', () => {
    const headers = (developed: string[]) => pageHeaders({ nonce: '', developed, assets: [] });
    expect(headers([])['Integrity-Policy']).toBe('blocked-destinations=(script), endpoints=(reports)');
    expect(headers(['http://127.0.0.1:8081'])['Integrity-Policy']).toBeUndefined();
  });
});
