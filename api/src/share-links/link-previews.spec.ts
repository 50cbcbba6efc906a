import { describe, expect, it } from '@jest/globals';
import { isOpenedByPerson } from './link-previews.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const open = (agent: string | undefined, headers = {}, method = 'GET') =>
  isOpenedByPerson({ method, headers: { ...(agent !== undefined && { 'user-agent': agent }), ...headers } });

describe('isOpenedByPerson', () => {
  it.each([
    PHONE,
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/530.0.0.48.74;]',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 350.0',
  ])('counts the browser %s', (agent) => {
    expect(open(agent)).toBe(true);
  });

  it.each([
    undefined,
    'WhatsApp/2.24.20.89 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0',
    'curl/8.15.0',
  ])('does not count %s', (agent) => {
    expect(open(agent)).toBe(false);
  });

  it('does not count HEAD and prefetching', () => {
    expect(open(PHONE, {}, 'HEAD')).toBe(false);
    expect(open(PHONE, { 'sec-purpose': 'prefetch;prerender' })).toBe(false);
    expect(open(PHONE, { purpose: 'prefetch' })).toBe(false);
  });
});
