import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ModulePreview as ModulePreviewResponse } from '@vitral/contracts/module-previews';
import { PageCounts } from '../health/counts.ts';
import type { ModulePreview } from '../serving/module-previews.entity.ts';

type Figures = Pick<ModulePreviewResponse, 'pages' | 'failures' | 'errors'>;

const FIGURES = `
  with own as (select id from release_set where preview_id = ?)
  select
    (select coalesce(sum(pages), 0) from set_traffic where set_id in (select id from own))::float8 as pages,
    (select coalesce(sum(count), 0) from load_failure_count
      where outcome <> 'retried' and set_id in (select id from own))::float8 as failures,
    (select coalesce(sum(count), 0) from client_error where preview = ?)::float8 as errors`;

/** Reads what the sets of a preview have counted, apart from those of the channel. */
@Injectable()
export class PreviewFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: PageCounts,
  ) {}

  async of({ id, name }: Pick<ModulePreview, 'id' | 'name'>): Promise<Figures> {
    await this.pages.flush();
    const [figures = { pages: 0, failures: 0, errors: 0 }] = await this.em
      .fork()
      .execute<Figures[]>(FIGURES, [id, name]);
    return figures;
  }
}
