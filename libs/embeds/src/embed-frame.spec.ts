import { describe, expect, it } from '@jest/globals';
import { EMBED_KINDS } from '@vitral/contracts/embeds';
import { SOCIAL_PLATFORMS } from '@vitral/contracts/social-feeds';
import { embedUrl } from './embed-ids.ts';
import { embedFrame, FRAME_ORIGINS } from './embed-frame.ts';
import { readEmbed } from './read-embed.ts';

const EXAMPLES = {
  youtube: ['M7lc1UVf-VE', 'PLrAXtmRdnEQy6nuLMHjMZOz59Oq8HmPME', 'UC_x5XG1OV2P6uZZ5FSM9Ttw'],
  instagram: ['vitral.site', 'https://instagram.com/p/CuE2WDdLXyZ/'],
  linkedin: ['urn:li:share:7123456789', 'ana-torres', 'https://www.linkedin.com/company/vitral'],
  twitter: ['vitral', 'https://x.com/vitral/status/1712345678901234567'],
};
const EMBEDS = SOCIAL_PLATFORMS.flatMap((platform) =>
  EXAMPLES[platform].map((input) => {
    const embed = readEmbed(platform, input);
    if (!embed) throw new Error(input);
    return { platform, ...embed };
  }),
);

describe('embedFrame', () => {
  it('returns URLs of exactly the origins in FRAME_ORIGINS', () => {
    const frames = EMBEDS.map(({ platform, kind, embedId }) => embedFrame(platform, kind, embedId));
    const origins = frames.flatMap((frame) => (frame ? [new URL(frame.src).origin] : []));
    expect([...new Set(origins)].sort()).toEqual([...FRAME_ORIGINS].sort());
  });

  it('returns no frame for LinkedIn profiles', () => {
    expect(embedFrame('linkedin', 'profile', 'in/ana-torres')).toBeNull();
  });

  it('returns the uploads playlist for a channel', () => {
    expect(embedFrame('youtube', 'profile', 'UC_x5XG1OV2P6uZZ5FSM9Ttw')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/videoseries?list=UU_x5XG1OV2P6uZZ5FSM9Ttw',
    );
  });

  it.each(SOCIAL_PLATFORMS)('returns no frame or deep link for a forged id of %s', (platform) => {
    for (const kind of EMBED_KINDS) {
      for (const forged of ['"><script>', '../../evil', 'a b', 'javascript:alert(1)', '']) {
        expect(embedFrame(platform, kind, forged)).toBeNull();
        expect(new URL(embedUrl(platform, kind, forged)).pathname).toBe('/');
      }
    }
  });

  it.each(EMBEDS)('returns a URL that readEmbed parses to the same embed: $platform $kind', (embed) => {
    const { platform, kind, embedId } = embed;
    expect(readEmbed(platform, embedUrl(platform, kind, embedId))).toEqual({ kind, embedId });
  });
});
