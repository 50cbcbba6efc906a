import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { calendarFeed, MEETING_CATEGORIES } from '@vitral/contracts/zoom-meetings';
import { readDays, readSlots } from '@vitral/schedule';
import etag from 'etag';
import { TableChanges } from '../../platform/changes/table-changes.ts';
import { GenerationCache } from '../../platform/changes/generation-cache.ts';
import { encode, type CachedBody } from '../../platform/http/cached-body.ts';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { Emails } from '../../platform/email/emails.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { siteIn } from '../../platform/settings/site.ts';
import { MeetingException, ZoomMeeting } from '../zoom-meetings.entity.ts';
import { type Feed, feedText } from './calendar-feed.ts';
import type { CalendarMeeting } from './meeting-events.ts';

const TABLES = ['zoom_meeting', 'meeting_exception', 'settings'];
const DAY_MS = 86_400_000;

const FEEDS: ReadonlyMap<string, Feed> = new Map(
  LANGUAGES.flatMap((language) =>
    [null, ...MEETING_CATEGORIES].map((category) => [
      calendarFeed(language, category),
      { language, category },
    ]),
  ),
);

/** Caches the feeds until a live session or the site's name changes, for a day at most, since their time zones depend on the year. */
@Injectable()
export class CalendarFeedsService {
  private readonly cached = new GenerationCache<CachedBody>({ entries: FEEDS.size });

  constructor(
    private readonly em: EntityManager,
    private readonly changes: TableChanges,
    private readonly emails: Emails,
    private readonly settings: SettingsService,
  ) {}

  /** Returns null when there is no such feed. */
  async read(path: string): Promise<CachedBody | null> {
    const feed = FEEDS.get(path);
    if (!feed) return null;
    const day = Math.floor(Date.now() / DAY_MS);
    const generation = `${this.changes.generationOf(TABLES)} ${day}`;
    return this.cached.get(path, generation, () => this.write(feed));
  }

  private async write(feed: Feed): Promise<CachedBody> {
    const { name } = siteIn(feed.language, await this.settings.current());
    const site = { name, origin: this.emails.siteOrigin() };
    const text = feedText(feed, await this.readMeetings(), site, Date.now());
    return {
      encodings: await encode(text),
      etag: etag(text, { weak: true }),
      headers: {
        ...SECURITY_HEADERS,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      },
    };
  }

  /** Returns the live sessions that visitors see. Runs outside the transaction of any request, since several may await the result. */
  private async readMeetings(): Promise<CalendarMeeting[]> {
    const em = this.em.fork({ useContext: false });
    const meetings = await em.find(
      ZoomMeeting,
      { isActive: true },
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LIMITS.page },
    );
    const exceptions = await em.find(
      MeetingException,
      { meeting: { $in: meetings.map(({ id }) => id) }, date: { $gte: startOfLastYear() } },
      { orderBy: { date: 'asc' } },
    );
    return meetings.map((meeting) => ({
      ...meeting,
      titleEn: meeting.titleEn ?? null,
      descriptionEn: meeting.descriptionEn ?? null,
      days: readDays(meeting.daysOfWeek),
      slots: readSlots(meeting.timeSlots),
      exceptions: exceptions
        .filter((exception) => exception.meeting === meeting.id)
        .map((exception) => ({
          ...exception,
          movedTo: exception.movedTo ?? null,
          reasonEn: exception.reasonEn ?? null,
        })),
    }));
  }
}

/** Older exceptions are left out of the feed. */
function startOfLastYear(): string {
  return `${new Date().getUTCFullYear() - 1}-01-01`;
}
