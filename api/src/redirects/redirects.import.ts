import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ImportColumns, readNumber } from '../platform/imports/import-columns.ts';
import { Importers, type RowConflict } from '../platform/imports/importers.ts';
import { pathOfTarget } from './redirect-paths.ts';
import { RedirectDto } from './redirects.dto.ts';
import { Redirect } from './redirects.entity.ts';
import { lockRedirects, RedirectsService } from './redirects.service.ts';

/** Exports use the keys as headings. */
const COLUMNS: ImportColumns = {
  from: { heading: { es: 'Desde', en: 'From' }, example: { es: '/promo', en: '/promo' }, isRequired: true },
  to: {
    heading: { es: 'Hacia', en: 'To' },
    example: { es: '/educacion', en: '/educacion' },
    isRequired: true,
  },
  status: {
    heading: { es: 'Tipo', en: 'Type' },
    example: { es: '301', en: '301' },
    read: (text) => readNumber(/^\s*30[12]/.exec(text)?.[0] ?? text),
  },
};

/** Lets staff import redirects. */
@Injectable()
export class RedirectsImport implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly redirects: RedirectsService,
  ) {}

  onModuleInit(): void {
    this.importers.offer<RedirectDto, Redirect>({
      noun: 'redirects',
      entity: Redirect,
      columns: COLUMNS,
      dto: RedirectDto,
      check,
      add: (em, inputs) => this.redirects.addAll(em, inputs),
      remove: (em, rows) => this.redirects.removeAll(em, rows),
      nameOf: ({ from }) => from,
    });
  }
}

/** Finds the rows whose path is taken, by a stored redirect or by an earlier row, and rows that form a loop or a chain. */
async function check(em: EntityManager, inputs: RedirectDto[]): Promise<(RowConflict | null)[]> {
  await lockRedirects(em);
  const stored = await em.find(Redirect, {}, { fields: ['from', 'to'] });
  const taken = new Set(stored.map(({ from }) => from));
  const all = [...stored, ...inputs];
  const sources = new Set(all.map(({ from }) => from));
  const targets = new Set(all.map(({ to }) => pathOfTarget(to)));
  return inputs.map(({ from, to }): RowConflict | null => {
    if (taken.has(from)) return { column: 'from', code: 'redirects.taken' };
    taken.add(from);
    const target = pathOfTarget(to);
    if (target === from) return { column: 'to', code: 'redirects.loop' };
    if (targets.has(from)) return { column: 'from', code: 'redirects.chain' };
    return sources.has(target ?? '') ? { column: 'to', code: 'redirects.chain' } : null;
  });
}
