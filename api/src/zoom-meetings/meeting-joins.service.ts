import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { dateAt, nextOccurrence, firstValidSlot } from '@vitral/schedule';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { isHttpUrl } from '../platform/validation/text.ts';
import { isPrefetch } from '../platform/http/prefetch.ts';
import { toPublicException, recentExceptions } from './meeting-exceptions.response.ts';
import { MeetingJoin, ZoomMeeting } from './zoom-meetings.entity.ts';
import { timesOf } from './zoom-meetings.response.ts';

/** Exceeds the number of people in a full office behind one IP address who join in an hour. */
const JOIN_LIMIT = defineRateLimit({ name: 'meeting-join', times: 120, seconds: 60 * 60 });

@Injectable()
export class MeetingJoinsService {
  private readonly logger = new Logger(MeetingJoinsService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
  ) {}

  /** Returns null for a meeting that cannot be joined; an imported link may not be an http(s) URL. */
  async find(id: string): Promise<ZoomMeeting | null> {
    if (!isUUID(id)) return null;
    const meeting = await this.em.findOne(ZoomMeeting, { id, isActive: true });
    return meeting && isHttpUrl(meeting.zoomLink) ? meeting : null;
  }

  /** Counts a join. A failure is logged only, so that the person still reaches the call. */
  async count(meeting: ZoomMeeting, address: string): Promise<void> {
    try {
      if (!(await this.mayCount(address))) return;
      const date = await this.dateToJoin(meeting);
      await this.em.persist(this.em.create(MeetingJoin, { meeting: meeting.id, date })).flush();
    } catch (error) {
      this.logger.error({ err: error }, 'A join was not counted');
    }
  }

  private async mayCount(address: string): Promise<boolean> {
    try {
      await this.limits.spend(JOIN_LIMIT, networkOf(address));
      return true;
    } catch (error) {
      return !(error instanceof AppError);
    }
  }

  /** Returns the current or next date of the meeting in its own zone, or today for a meeting without dates. */
  private async dateToJoin(meeting: ZoomMeeting): Promise<string> {
    const now = Date.now();
    const times = timesOf(meeting);
    const exceptionsOf = await recentExceptions(this.em, [meeting.id], now);
    const exceptions = exceptionsOf(meeting.id).map(toPublicException);
    const next = nextOccurrence({ ...times, exceptions }, now);
    return next ? dateAt(next.start, next.zone) : dateAt(now, firstValidSlot(times.slots)?.timezone ?? 'UTC');
  }
}

/**
 * Returns whether a person follows the link to the call, as opposed to a browser that prefetches it, a page that embeds
 * it as a picture, or a program that sends HEAD to resolve it.
 */
export function isJoining({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || isPrefetch({ headers })) return false;
  // Old browsers and other programs do not send this header.
  return (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}
