import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Redirects } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { MeetingGonePage } from './meeting-gone.page.ts';
import { MeetingJoinsService } from './meeting-joins.service.ts';

/** The video service must not see the referring page, and no cache may skip the count. */
const JOIN_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Redirects to calls. Browsers navigate here directly, from any site. */
@Controller('api/zoom-meetings/:id/join')
export class MeetingJoinsController {
  constructor(
    private readonly joins: MeetingJoinsService,
    private readonly gonePage: MeetingGonePage,
  ) {}

  /** Redirects to the room of a live session and counts the join. */
  @Public()
  @Get()
  @Redirects(302)
  async join(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.set(JOIN_HEADERS);
    const meeting = await this.joins.find(id);
    if (!meeting) return this.sendNotFound(id, request, response);
    if (isJoining(request)) await this.joins.count(meeting, request.ip ?? '');
    response.redirect(302, meeting.zoomLink);
  }

  /** Sends a page to clients that accept HTML, else the error as JSON. */
  private sendNotFound(id: string, request: Request, response: Response): Promise<void> {
    response.vary('Accept');
    if (request.accepts(['json', 'html']) !== 'html') throw new AppError('zoom-meetings.not-found', { id });
    return this.gonePage.send(request, response);
  }
}

/** Browsers mark prefetches in one of these headers. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Returns whether a person follows the link to the call, as opposed to a browser that prefetches it, a page that embeds it as a
 * picture, or a program that sends HEAD to find its target.
 */
export function isJoining({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  if (PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? ''))))
    return false;
  // Old browsers and other programs do not send this header.
  return (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}
