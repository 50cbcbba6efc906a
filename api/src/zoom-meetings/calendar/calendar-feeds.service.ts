import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES, textIn, translationsIn } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { slugOf } from '@vitral/contracts/slug';
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
import { type Feed, feedText, fileText } from './calendar-feed.ts';
import { type CalendarMeeting } from './meeting-events.ts';

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

/** A calendar file and the name under which browsers save it. */
export interface NamedFile {
  name: string;
  text: string;
}

/** Caches the feeds until a live session or the site's name changes, for a day at most, since their time zones depend on the year. */
@Injectable()
export class CalendarFeedsService {
  private readonly cached = new GenerationCache<CachedBody>({ entries: FEEDS.size });
  private readonly meetings = new GenerationCache<CalendarMeeting[]>({ entries: 1 });

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

  /** Returns the file of one live session, or of one of its dates; null when visitors see no such session or date. */
  async readFile(language: Language, id: string, date: string | null): Promise<NamedFile | null> {
    const meeting = (await this.shownMeetings()).find((shown) => shown.id === id);
    if (!meeting) return null;
    const text = fileText({ language, meeting, date }, await this.site(language), Date.now());
    const title = textIn(meeting, 'title', language);
    return text === null ? null : { name: `${slugOf(title) || 'session'}.ics`, text };
  }

  private async write(feed: Feed): Promise<CachedBody> {
    const text = feedText(feed, await this.shownMeetings(), await this.site(feed.language), Date.now());
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

  private async site(language: Language) {
    const { name } = siteIn(language, await this.settings.current());
    return { name, origin: this.emails.siteOrigin() };
  }

  private shownMeetings(): Promise<CalendarMeeting[]> {
    return this.meetings.get('shown', this.changes.generationOf(TABLES), () => this.readMeetings());
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
      days: readDays(meeting.daysOfWeek),
      slots: readSlots(meeting.timeSlots),
      exceptions: exceptions
        .filter((exception) => exception.meeting === meeting.id)
        .map((exception) => ({
          ...exception,
          movedTo: exception.movedTo ?? null,
          ...translationsIn(exception, 'reason'),
        })),
    }));
  }
}

/** Older exceptions are left out of the feed. */
function startOfLastYear(): string {
  return `${new Date().getUTCFullYear() - 1}-01-01`;
}
