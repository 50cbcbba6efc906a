import { Injectable } from '@nestjs/common';
import type { RedirectStatus } from '@vitral/contracts/redirects';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { pathLanguage, pathWithoutLanguage } from '../platform/http/request-path.ts';
import { Redirect } from './redirects.entity.ts';
import { withoutEndSlash } from './redirect-paths.ts';

interface Target {
  to: string;
  status: RedirectStatus;
}

/** Finds the redirects for requests to paths without a page. */
@Injectable()
export class RedirectTable {
  constructor(private readonly cache: QueryCache) {}

  /**
   * Returns the target of a path; null if it has none. A redirect from a path without a language applies to every
   * language, and its target on this site gets the language of the request.
   */
  async find(requestPath: string): Promise<Target | null> {
    const targets = await this.cache.read('redirects/table', ['redirect'], async (em) => {
      const rows = await em.find(Redirect, {}, { fields: ['from', 'to', 'status'] });
      return new Map(rows.map(({ from, to, status }) => [from, { to, status }]));
    });
    const path = withoutEndSlash(requestPath);
    const exact = targets.get(path);
    if (exact) return exact;
    const language = pathLanguage(path);
    const found = language && targets.get(pathWithoutLanguage(path));
    if (!found) return null;
    const isLocal = found.to.startsWith('/') && pathLanguage(found.to) === null;
    return isLocal ? { ...found, to: `/${language}${found.to}` } : found;
  }
}
