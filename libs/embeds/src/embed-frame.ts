import type { EmbedKind } from '@vitral/contracts/embeds';
import type { SocialPlatform } from '@vitral/contracts/social-feeds';
import { isEmbedId } from './embed-ids.ts';

/** A frame: its URL, and its size in CSS pixels, which reserves its space before it loads. */
export interface EmbedFrame {
  src: string;
  width: number;
  height: number;
}

const YOUTUBE = 'https://www.youtube-nocookie.com';
const INSTAGRAM = 'https://www.instagram.com';
const LINKEDIN = 'https://www.linkedin.com';
const TWITTER_POSTS = 'https://platform.twitter.com';
const TWITTER_TIMELINES = 'https://syndication.twitter.com';

/** Origins of the frames, for `frame-src`. */
export const FRAME_ORIGINS = [YOUTUBE, INSTAGRAM, LINKEDIN, TWITTER_POSTS, TWITTER_TIMELINES] as const;

type FrameMaker = (embedId: string) => EmbedFrame;

const FRAMES: Record<SocialPlatform, Partial<Record<EmbedKind, FrameMaker>>> = {
  youtube: {
    video: (id) => youtube(id),
    playlist: (id) => youtube(`videoseries?list=${id}`),
    // The uploads of a channel are a playlist whose id begins with UU instead of UC.
    profile: (id) => youtube(`videoseries?list=UU${id.slice(2)}`),
  },
  instagram: {
    post: (id) => ({ src: `${INSTAGRAM}/p/${id}/embed/`, width: 400, height: 560 }),
    profile: (name) => ({ src: `${INSTAGRAM}/${name}/embed/`, width: 400, height: 480 }),
  },
  linkedin: {
    post: (urn) => ({ src: `${LINKEDIN}/embed/feed/update/${urn}`, width: 504, height: 560 }),
  },
  twitter: {
    post: (id) => ({ src: `${TWITTER_POSTS}/embed/Tweet.html?id=${id}&dnt=true`, width: 550, height: 520 }),
    profile: (name) => ({
      src: `${TWITTER_TIMELINES}/srv/timeline-profile/screen-name/${name}?dnt=true`,
      width: 400,
      height: 560,
    }),
  },
};

/**
 * Returns the frame in which our own pages show an embed. Null for an invalid id, and where the platform has no frame
 * (LinkedIn profiles); a link to {@link embedUrl} is shown there.
 */
export function embedFrame(platform: SocialPlatform, kind: EmbedKind, embedId: string): EmbedFrame | null {
  return isEmbedId(platform, kind, embedId) ? buildFrame(platform, kind, embedId) : null;
}

/** Returns the frame of an id that the caller has validated. */
export function buildFrame(platform: SocialPlatform, kind: EmbedKind, embedId: string): EmbedFrame | null {
  return FRAMES[platform][kind]?.(embedId) ?? null;
}

function youtube(what: string): EmbedFrame {
  return { src: `${YOUTUBE}/embed/${what}`, width: 560, height: 315 };
}
