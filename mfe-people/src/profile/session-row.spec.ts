import { browserName } from './session-row.tsx';

describe('SessionRow', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Windows', isMobile: false },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      { browser: 'Microsoft Edge', system: 'macOS', isMobile: false },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS', isMobile: true },
    ],
    ['curl/8.5.0', { browser: '', system: '', isMobile: false }],
    ['', { browser: '', system: '', isMobile: false }],
  ])('parses %s', (userAgent, name) => {
    expect(browserName(userAgent)).toEqual(name);
  });
});
