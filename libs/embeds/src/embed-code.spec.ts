import { describe, expect, it } from '@jest/globals';
import type { SocialPlatform } from '@vitral/contracts/social-feeds';
import { embedCode, fallbackEmbed } from './embed-code.ts';
import { readEmbed } from './read-embed.ts';

function codeOf(platform: SocialPlatform, input: string, title?: string): string {
  return embedCode(platform, {
    ...(readEmbed(platform, input) ?? fallbackEmbed(platform, input, 'free')),
    title,
  });
}

describe('embedCode', () => {
  it.each<[SocialPlatform, string, string]>([
    ['youtube', 'https://youtu.be/M7lc1UVf-VE', 'src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE"'],
    [
      'youtube',
      'PLrAXtmRdnEQy6nuLMHjMZOz59Oq8HmPME',
      '/embed/videoseries?list=PLrAXtmRdnEQy6nuLMHjMZOz59Oq8HmPME"',
    ],
    ['instagram', 'vitral.site', 'src="https://www.instagram.com/vitral.site/embed/"'],
    ['linkedin', 'https://www.linkedin.com/in/jos%C3%A9-l%C3%B3pez', 'data-vanity="jos%C3%A9-l%C3%B3pez"'],
    [
      'linkedin',
      'https://www.linkedin.com/company/vitral',
      'href="https://www.linkedin.com/company/vitral/"',
    ],
    [
      'linkedin',
      'urn:li:share:7123456789',
      'src="https://www.linkedin.com/embed/feed/update/urn:li:share:7123456789"',
    ],
    [
      'twitter',
      '@vitral',
      'class="twitter-timeline" data-dnt="true" data-height="560" href="https://twitter.com/vitral"',
    ],
    [
      'twitter',
      'https://x.com/vitral/status/1712345678901234567',
      'href="https://twitter.com/i/status/1712345678901234567"',
    ],
  ])('returns the code of %s for %s', (platform, input, part) => {
    expect(codeOf(platform, input)).toContain(part);
  });

  it('gives a frame a title, reserves its space and limits the referrer to the origin', () => {
    const code = codeOf('youtube', 'M7lc1UVf-VE', 'La semana en un minuto');
    expect(code).toContain('title="La semana en un minuto"');
    expect(code).toContain('width="560" height="315"');
    expect(code).toContain('referrerpolicy="strict-origin-when-cross-origin"');
  });

  it('escapes the title', () => {
    const code = codeOf('youtube', 'M7lc1UVf-VE', `"><script>alert('x')</script>&`);
    expect(code).toContain('title="&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;"');
    expect(code).not.toContain('<script>');
  });

  it('throws for an id that is not valid', () => {
    expect(() => embedCode('youtube', { kind: 'video', embedId: '"><script>' })).toThrow(RangeError);
    expect(() => embedCode('youtube', { kind: 'video', embedId: 'short' })).toThrow(RangeError);
    const forged = { kind: 'video', embedId: 'a"b', isFallback: true } as const;
    expect(() => embedCode('youtube', forged)).toThrow(RangeError);
  });

  it('accepts a placeholder for unreadable input', () => {
    expect(fallbackEmbed('youtube', 'my <video>!', 'free')).toEqual({
      kind: 'video',
      embedId: 'myvideo',
      isFallback: true,
    });
    expect(fallbackEmbed('youtube', 'my video', 'custom')).toMatchObject({ kind: 'playlist' });
    expect(fallbackEmbed('twitter', 'https://evil.test/name', 'custom').embedId).toBe('username');
  });

  it.each<[SocialPlatform, string]>([
    ['youtube', '"><script>alert(1)</script>'],
    ['youtube', '¿¡!?'],
    ['instagram', 'https://evil.test/"x"'],
    ['instagram', ''],
    ['linkedin', '../../x y'],
    ['twitter', '<b>'],
  ])('returns safe code for a placeholder of %s: %s', (platform, input) => {
    for (const generator of ['free', 'custom'] as const) {
      const code = embedCode(platform, fallbackEmbed(platform, input, generator));
      expect(code).toMatch(/^<(?:iframe|div|a) /);
      expect(code).not.toContain('alert(');
      expect(code).not.toContain('evil.test/');
    }
  });
});
