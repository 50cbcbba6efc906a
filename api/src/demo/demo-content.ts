import { readFile } from 'node:fs/promises';
import type { RequiredEntityData } from '@mikro-orm/core';
import type { Embed } from '../embeds/index.ts';
import type { FeedSource } from '../feed-sources/index.ts';
import type { LandingContent } from '../landing-content/index.ts';
import type { TeamMember } from '../team-members/index.ts';
import type { TeamResource } from '../team-resources/index.ts';
import type { Testimonial } from '../testimonials/index.ts';
import type { ZoomMeeting } from '../zoom-meetings/index.ts';
import type { DemoFeedItem } from './demo-feeds.ts';
import type { DemoFile } from './demo-files.ts';
import type { DemoMeetingDate } from './demo-meetings.ts';
import type { DemoMessage } from './demo-messages.ts';

export interface DemoContent {
  'landing-content': RequiredEntityData<LandingContent>[];
  'team-members': RequiredEntityData<TeamMember>[];
  testimonials: RequiredEntityData<Testimonial>[];
  'zoom-meetings': RequiredEntityData<ZoomMeeting>[];
  'meeting-dates': DemoMeetingDate[];
  'feed-sources': RequiredEntityData<FeedSource>[];
  'social-feeds': DemoFeedItem[];
  embeds: RequiredEntityData<Embed>[];
  'team-resources': Omit<RequiredEntityData<TeamResource>, 'downloadCount'>[];
  'contact-messages': DemoMessage[];
  content: DemoFile[];
}

/** Reads the rows of `content/<noun>.json`, in display order. */
export async function readDemoContent<Noun extends keyof DemoContent>(
  noun: Noun,
): Promise<DemoContent[Noun]> {
  const text = await readFile(new URL(`./content/${noun}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as DemoContent[Noun];
}
