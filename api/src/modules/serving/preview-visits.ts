import { Injectable } from '@nestjs/common';
import { MODULE_PREVIEW_PARAMETER } from '@vitral/contracts/module-previews';
import type { Request, Response } from 'express';
import { clearCookie, cookieOf, PREVIEW_COOKIE, setCookie } from '../../platform/http/cookies.ts';
import type { ActiveSet } from './served-set.ts';
import { PreviewLinks } from './preview-links.ts';
import { PreviewSets } from './preview-sets.ts';

/**
 * A request of a browser with the link of a preview; `over` if the preview has ended or cannot be shown, or the link
 * was altered.
 */
export type PreviewVisit =
  { state: 'open'; name: string; endsAt: Date; set: ActiveSet } | { state: 'over'; set: null };

const OVER: PreviewVisit = { state: 'over', set: null };

/** Recognizes browsers with a preview, by the link that they follow or by the cookie that it set. */
@Injectable()
export class PreviewVisits {
  constructor(
    private readonly links: PreviewLinks,
    private readonly sets: PreviewSets,
  ) {}

  /** Returns null for all other browsers. */
  async of(request: Request): Promise<PreviewVisit | null> {
    const token = linkedToken(request) ?? cookieOf(request, PREVIEW_COOKIE);
    return token === undefined ? null : this.open(token);
  }

  /** Returns the name of the preview that the browser has; null for all others. */
  async nameOf(request: Request): Promise<string | null> {
    const visit = await this.of(request);
    return visit?.state === 'open' ? visit.name : null;
  }

  /** Stores a followed link for the browser's next pages until the preview ends, and forgets an ended one. */
  remember(visit: PreviewVisit, request: Request, response: Response): void {
    if (visit.state === 'over') return clearCookie(request, response, PREVIEW_COOKIE);
    const token = linkedToken(request);
    if (token) setCookie(request, response, PREVIEW_COOKIE, token, { expires: visit.endsAt });
  }

  end(request: Request, response: Response): void {
    clearCookie(request, response, PREVIEW_COOKIE);
  }

  private async open(token: string): Promise<PreviewVisit> {
    const name = this.links.nameIn(token);
    const preview = name === null ? null : await this.sets.find(name);
    if (!preview?.set || !this.links.isValid(token, preview.row)) return OVER;
    const { row, set } = preview;
    return { state: 'open', name: row.name, endsAt: row.endsAt, set };
  }
}

function linkedToken({ query }: Request): string | undefined {
  const token = query[MODULE_PREVIEW_PARAMETER];
  return typeof token === 'string' ? token : undefined;
}
