import { describe, expect, it } from '@jest/globals';
import { isLoopbackOrigin } from './loopback-origin.ts';

describe('isLoopbackOrigin', () => {
  it.each(['http://127.0.0.1:8081', 'http://localhost:8081', 'http://localhost:1', 'http://127.0.0.1:65535'])(
    'accepts %s',
    (origin) => {
      expect(isLoopbackOrigin(origin)).toBe(true);
    },
  );

  it.each([
    'http://127.0.0.1',
    'http://127.0.0.1:0',
    'http://127.0.0.1:65536',
    'http://127.0.0.1:8081/',
    'http://127.0.0.1:8081/dist',
    'http://127.0.0.1:8081\n',
    'https://localhost:8081',
    'http://LOCALHOST:8081',
    'http://localhost.example:8081',
    'http://localhost:8081@evil.example',
    'http://user@localhost:8081',
    'http://127.0.0.2:8081',
    'http://0.0.0.0:8081',
    'http://192.168.1.7:8081',
    'http://[::1]:8081',
    'http://[::ffff:127.0.0.1]:8081',
    "http://localhost:8081; script-src 'unsafe-inline'",
    'javascript:alert(1)',
    null,
  ])('refuses %j', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(false);
  });
});
