import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ModulePreview as ModulePreviewResponse } from '@vitral/contracts/module-previews';
import { PageCounts } from '../counting/counts.ts';
import type { ModulePreview } from '../serving/module-previews.entity.ts';

type Figures = Pick<ModulePreviewResponse, 'pages' | 'failures' | 'errors'>;

const FIGURES = `
  select preview.id,
    (select coalesce(sum(pages), 0) from set_traffic join release_set as own on own.id = set_id
      where own.preview_id = preview.id)::float8 as pages,
    (select coalesce(sum(count), 0) from load_failure_count join release_set as own on own.id = set_id
      where outcome <> 'retried' and own.preview_id = preview.id)::float8 as failures,
    (select coalesce(sum(count), 0) from client_error where client_error.preview = preview.name)::float8 as errors
  from module_preview as preview where id = any(?::uuid[])`;

const NONE: Figures = { pages: 0, failures: 0, errors: 0 };

/** Reads the figures of sets of previews, which are counted apart from those of the channel. */
@Injectable()
export class PreviewFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: PageCounts,
  ) {}

  async of(previews: readonly Pick<ModulePreview, 'id'>[]): Promise<(id: string) => Figures> {
    await this.pages.flush();
    const ids = `{${previews.map(({ id }) => id).join()}}`;
    const rows = await this.em.fork().execute<(Figures & { id: string })[]>(FIGURES, [ids]);
    const found = new Map(rows.map(({ id, ...figures }) => [id, figures]));
    return (id) => found.get(id) ?? NONE;
  }
}
