import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  REDIRECT_STATUSES,
  type RedirectImportResult,
  type RedirectInput,
  type RedirectProblem,
  type RedirectStatus,
} from '@vitral/contracts/redirects';
import { parse } from 'csv-parse/sync';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { isRedirectSource, isRedirectTarget, pathOfTarget, withoutEndSlash } from './redirect-paths.ts';
import type { RedirectImportDto } from './redirects.dto.ts';
import { Redirect } from './redirects.entity.ts';
import { lockRedirects } from './redirects.service.ts';

interface Row extends RedirectInput {
  line: number;
}

const MOST_REPORTED = 100;

/** Imports redirects from a CSV file, all or none. */
@Injectable()
export class RedirectImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  import({ csv, isDryRun }: RedirectImportDto): Promise<RedirectImportResult> {
    return this.em.transactional(async (em) => {
      await lockRedirects(em);
      const stored = await em.find(Redirect, {});
      const { rows, problems } = readRows(csv);
      const known = new Map(stored.map((row) => [row.from, row]));
      problems.push(...problemsAmong(rows, stored));
      const isChanged = ({ from, to, status }: Row) =>
        known.get(from)?.to !== to || known.get(from)?.status !== status;
      const changed = rows.filter((row) => known.has(row.from) && isChanged(row));
      const added = rows.filter(({ from }) => !known.has(from));
      const result = {
        added: added.length,
        changed: changed.length,
        unchanged: rows.length - added.length - changed.length,
        problems: problems.sort((one, other) => one.line - other.line).slice(0, MOST_REPORTED),
      };
      if (isDryRun || problems.length > 0) return result;
      for (const { line: _line, ...row } of added) em.create(Redirect, row);
      for (const { from, to, status } of changed) Object.assign(known.get(from) ?? {}, { to, status });
      const { problems: _problems, ...after } = result;
      this.audit.record(em, { verb: 'uploaded', noun: 'redirects', itemId: null, itemName: null, after });
      return result;
    });
  }
}

type Problems = RedirectImportResult['problems'];

/** Reads the columns `from`, `to` and, if it is there, `status`. Throws `request.invalid` for text that is no CSV. */
function readRows(csv: string): { rows: Row[]; problems: Problems } {
  const records = parseCsv(csv);
  const [headings = [], ...lines] = records;
  const column = (name: string) => headings.findIndex((heading) => heading.toLowerCase() === name);
  const [from, to, status] = ['from', 'to', 'status'].map(column) as [number, number, number];
  if (from < 0 || to < 0) return { rows: [], problems: [{ line: 1, problem: 'columns' }] };
  const rows: Row[] = [];
  const problems: Problems = [];
  for (const [index, fields] of lines.entries()) {
    const row = {
      line: index + 2,
      from: withoutEndSlash(fields[from] ?? ''),
      to: fields[to] ?? '',
      status: Number(fields[status] || 301) as RedirectStatus,
    };
    const problem = problemOf(row);
    if (problem) problems.push({ line: row.line, problem });
    else rows.push(row);
  }
  return { rows, problems };
}

function parseCsv(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  } catch {
    throw new AppError('request.invalid', { fields: ['csv:isCsv'] });
  }
}

function problemOf({ from, to, status }: Row): RedirectProblem | null {
  if (!isRedirectSource(from)) return 'from';
  if (!isRedirectTarget(to)) return 'to';
  if (!REDIRECT_STATUSES.includes(status)) return 'status';
  return pathOfTarget(to) === from ? 'loop' : null;
}

/** Returns the rows that repeat another one, or that form a chain with another row or a stored redirect. */
function problemsAmong(rows: Row[], stored: RedirectInput[]): Problems {
  const after = new Map<string, RedirectInput>();
  for (const redirect of [...stored, ...rows]) after.set(redirect.from, redirect);
  const targets = new Set([...after.values()].map(({ to }) => pathOfTarget(to)));
  const seen = new Set<string>();
  return rows.flatMap(({ line, from, to }): Problems => {
    const isRepeated = seen.has(from);
    seen.add(from);
    if (isRepeated) return [{ line, problem: 'repeated' }];
    return targets.has(from) || after.has(pathOfTarget(to) ?? '') ? [{ line, problem: 'chain' }] : [];
  });
}
