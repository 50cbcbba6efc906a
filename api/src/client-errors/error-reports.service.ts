import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { Request } from 'express';
import { PreviewVisits } from '../modules/index.ts';
import { browserFrom } from '../platform/access/browser.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { ClientErrorDto } from './client-errors.dto.ts';
import type { Violation } from './read-violations.ts';
import { scrub, scrubPage } from './scrub.ts';

const NETWORK_LIMIT = defineRateLimit({ name: 'client-error', times: 30, seconds: 10 * 60 });
const BATCH_LIMIT = defineRateLimit({ name: 'violations', times: 30, seconds: 10 * 60 });
export const MAX_ROWS = 2000;

/** Stores errors that browsers report. Equal errors share a row; nothing about the visitors is stored. */
@Injectable()
export class ErrorReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly previews: PreviewVisits,
  ) {}

  async store(error: ClientErrorDto, request: Request): Promise<void> {
    await this.limits.spend(NETWORK_LIMIT, networkOf(request.ip ?? ''));
    await this.write(error, request);
  }

  /** Stores the violations of a batch, which counts once: browsers send them together, and repeat refused batches. */
  async storeViolations(violations: Violation[], request: Request): Promise<void> {
    await this.limits.spend(BATCH_LIMIT, networkOf(request.ip ?? ''));
    for (const violation of violations) await this.write(violation, request);
  }

  private async write(error: ClientErrorDto | Violation, request: Request): Promise<void> {
    const preview = await this.previews.nameOf(request);
    const { kind, module, release } = error;
    const message = scrub(error.message).slice(0, LIMITS.errorMessage);
    const stack = error.stack === null ? null : scrub(error.stack).slice(0, LIMITS.errorStack);
    const page = scrubPage(error.page).slice(0, LIMITS.pagePath);
    const fingerprint = digestOf([
      kind,
      message,
      firstFrame(stack),
      module,
      release,
      ...(preview ? [preview] : []),
    ]);
    const browser = browserName(request.get('user-agent'));
    await this.em.transactional((em) =>
      this.count(em, [fingerprint, kind, message, stack, page, module, release, browser, preview]),
    );
  }

  private async count(em: EntityManager, report: (string | null)[]): Promise<void> {
    const [row] = await em.execute<{ isNew: boolean }[]>(
      `insert into client_error as known
         (fingerprint, kind, message, stack, page, module, release, browser, preview, created_at, last_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, now(), now())
       on conflict (fingerprint) do update set count = least(known.count::bigint + 1, ?), stack = excluded.stack,
         page = excluded.page, browser = excluded.browser, last_at = greatest(known.last_at, excluded.last_at)
       returning xmax = 0 as "isNew"`,
      [...report, LIMITS.count],
    );
    if (row?.isNew) await this.deleteOldest(em);
  }

  private async deleteOldest(em: EntityManager): Promise<void> {
    await em.execute(
      `delete from client_error where id in (
         select id from client_error order by last_at desc, id desc offset ? for update skip locked
       )`,
      [MAX_ROWS],
    );
  }
}

/** Returns the first line of a stack that names a position in a script. */
function firstFrame(stack: string | null): string | null {
  return (
    stack
      ?.split('\n')
      .find((line) => /:\d+/.test(line))
      ?.trim() ?? null
  );
}

function digestOf(parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Returns only the family and major version of a browser, such as `Chrome 156`. */
export function browserName(userAgent = ''): string {
  const browser = browserFrom(userAgent);
  return browser ? `${browser.family} ${browser.version}` : 'other';
}
