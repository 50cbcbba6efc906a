import { describe, expect, it } from '@jest/globals';
import type { EmbedKind } from '@vitral/contracts/embeds';
import type { SocialPlatform } from '@vitral/contracts/social-feeds';
import { readEmbed } from './read-embed.ts';

const VIDEO = 'M7lc1UVf-VE';
const LIST = 'PLrAXtmRdnEQy6nuLMHjMZOz59Oq8HmPME';

describe('readEmbed', () => {
  it.each<[SocialPlatform, string, EmbedKind, string]>([
    ['youtube', `https://www.youtube.com/watch?v=${VIDEO}&t=42s`, 'video', VIDEO],
    ['youtube', `https://www.youtube.com/watch?v=${VIDEO}&list=${LIST}`, 'video', VIDEO],
    ['youtube', `https://youtu.be/${VIDEO}?si=abc`, 'video', VIDEO],
    ['youtube', `m.youtube.com/watch?v=${VIDEO}`, 'video', VIDEO],
    ['youtube', `https://music.youtube.com/watch?v=${VIDEO}`, 'video', VIDEO],
    ['youtube', `http://YouTube.com/shorts/${VIDEO}`, 'video', VIDEO],
    ['youtube', `https://youtube.com/live/${VIDEO}?feature=share`, 'video', VIDEO],
    ['youtube', `https://www.youtube-nocookie.com/embed/${VIDEO}`, 'video', VIDEO],
    ['youtube', `https://www.youtube.com/playlist?list=${LIST}`, 'playlist', LIST],
    ['youtube', `https://www.youtube.com/embed/videoseries?list=${LIST}`, 'playlist', LIST],
    [
      'youtube',
      'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw',
      'profile',
      'UC_x5XG1OV2P6uZZ5FSM9Ttw',
    ],
    ['youtube', ` ${VIDEO} `, 'video', VIDEO],
    ['youtube', LIST, 'playlist', LIST],
    ['instagram', 'https://www.instagram.com/vitral.site/', 'profile', 'vitral.site'],
    ['instagram', 'instagram.com/p/CuE2WDdLXyZ/?img_index=1', 'post', 'CuE2WDdLXyZ'],
    ['instagram', 'https://www.instagram.com/reel/CuE2WDdLXyZ/', 'post', 'CuE2WDdLXyZ'],
    ['instagram', 'https://www.instagram.com/vitral.site/reel/CuE2WDdLXyZ/', 'post', 'CuE2WDdLXyZ'],
    ['instagram', '@vitral.site', 'profile', 'vitral.site'],
    ['linkedin', 'https://www.linkedin.com/in/ana-torres-123/', 'profile', 'in/ana-torres-123'],
    ['linkedin', 'https://mx.linkedin.com/in/jos%C3%A9-l%C3%B3pez?trk=x', 'profile', 'in/josé-lópez'],
    ['linkedin', 'https://www.linkedin.com/company/vitral/posts/', 'profile', 'company/vitral'],
    ['linkedin', 'ana-torres-123', 'profile', 'in/ana-torres-123'],
    [
      'linkedin',
      'https://www.linkedin.com/posts/ana-torres_crece-activity-7123456789012345678-AbCd?utm_source=share',
      'post',
      'urn:li:activity:7123456789012345678',
    ],
    [
      'linkedin',
      'https://www.linkedin.com/feed/update/urn:li:share:7123456789012345678/',
      'post',
      'urn:li:share:7123456789012345678',
    ],
    [
      'linkedin',
      'https://www.linkedin.com/embed/feed/update/urn%3Ali%3AugcPost%3A7123456789012345678',
      'post',
      'urn:li:ugcPost:7123456789012345678',
    ],
    ['linkedin', 'urn:li:activity:7123456789012345678', 'post', 'urn:li:activity:7123456789012345678'],
    ['twitter', 'https://twitter.com/Vitral_Site', 'profile', 'Vitral_Site'],
    ['twitter', 'https://x.com/Vitral_Site/status/1712345678901234567?s=20', 'post', '1712345678901234567'],
    ['twitter', 'https://mobile.twitter.com/i/web/status/1712345678901234567', 'post', '1712345678901234567'],
    ['twitter', '@Vitral_Site', 'profile', 'Vitral_Site'],
    ['twitter', '1712345678901234567', 'post', '1712345678901234567'],
  ])('returns the embed for %s: %s', (platform, input, kind, embedId) => {
    expect(readEmbed(platform, input)).toEqual({ kind, embedId });
  });

  it.each<[SocialPlatform, string]>([
    ['youtube', ''],
    ['youtube', 'https://www.youtube.com/'],
    ['youtube', 'https://www.youtube.com/watch?v=short'],
    ['youtube', `https://www.youtube.com/watch?v=${VIDEO}"onload=`],
    ['youtube', `https://youtube.com.evil.test/watch?v=${VIDEO}`],
    ['youtube', `https://notyoutube.com/watch?v=${VIDEO}`],
    ['youtube', `https://youtube.com@evil.test/watch?v=${VIDEO}`],
    ['youtube', `https://evil@youtube.com/watch?v=${VIDEO}`],
    ['youtube', `https://youtube.com:8443/watch?v=${VIDEO}`],
    ['youtube', `https://youtube.com./watch?v=${VIDEO}`],
    ['youtube', `https://evil.test/?https://youtube.com/watch?v=${VIDEO}`],
    ['youtube', `https:\\\\youtube.com\\watch?v=${VIDEO}`],
    ['youtube', `https://you\ntube.com/watch?v=${VIDEO}`],
    ['youtube', `https://уoutube.com/watch?v=${VIDEO}`],
    ['youtube', `javascript:alert(1)//youtube.com/watch?v=${VIDEO}`],
    ['youtube', `data:text/html,<script>//youtube.com/watch?v=${VIDEO}`],
    ['youtube', `ftp://youtube.com/watch?v=${VIDEO}`],
    ['youtube', `https://youtube.com/watch?v=${VIDEO}&pad=${'a'.repeat(2048)}`],
    ['youtube', `https://vimeo.com/${VIDEO}`],
    ['instagram', 'https://www.instagram.com/explore/'],
    ['instagram', 'https://www.instagram.com/p/'],
    ['instagram', 'https://www.instagram.com/p/%E0%A4%A'],
    ['instagram', 'instagram.com.evil.test'],
    ['instagram', '..name'],
    ['instagram', '<b>name</b>'],
    ['linkedin', 'https://www.linkedin.com/jobs/view/123'],
    ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:person:7123456789012345678/'],
    ['linkedin', 'https://www.linkedin.com/in/..%2F..%2Fevil'],
    ['linkedin', 'https://evil.linkedin.com.test/in/ana'],
    ['twitter', 'https://x.com/home'],
    ['twitter', 'https://twitter.com/a-name-with-dashes'],
    ['twitter', 'https://x.com/name/status/first'],
    ['twitter', 'https://box.com/name'],
  ])('returns null for %s: %s', (platform, input) => {
    expect(readEmbed(platform, input)).toBeNull();
  });
});
