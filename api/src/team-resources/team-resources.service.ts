import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OpenedResource, TeamResource as TeamResourceAnswer } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/http/page.ts';
import { searching } from '../platform/validation/list-query.dto.ts';
import { orderOf } from '../platform/validation/sort.ts';
import type { TeamResourcesQuery } from './team-resources.dto.ts';
import { TeamResource } from './team-resources.entity.ts';

@Injectable()
export class TeamResourcesService {
  constructor(private readonly em: EntityManager) {}

  /** Those who may edit see every row; everybody else the active ones. */
  async list(viewer: Viewer, query: TeamResourcesQuery): Promise<Page<TeamResourceAnswer>> {
    const { limit, offset, q, sort, type } = query;
    const [rows, total] = await this.em.findAndCount(
      TeamResource,
      { $and: [shownTo(viewer), type ? { type } : {}, searching<TeamResource>(q, ['title', 'description'])] },
      { limit, offset, orderBy: orderOf(sort) },
    );
    return new Page(rows.map(toAnswer), total);
  }

  /** Counts an access and says where the resource is. */
  async open(viewer: Viewer, id: string): Promise<OpenedResource> {
    const row = await this.em.findOne(TeamResource, { $and: [{ id }, shownTo(viewer)] });
    if (!row) throw new AppError('team-resources.not-found', { id });
    await this.em.nativeUpdate(
      TeamResource,
      { id },
      { downloadCount: raw('download_count + 1'), ...keepVersion() },
    );
    return { url: row.url };
  }
}

function shownTo(viewer: Viewer): { isActive?: boolean } {
  return viewerMay(viewer, 'team-resources.write') ? {} : { isActive: true };
}

function toAnswer(row: TeamResource): TeamResourceAnswer {
  const { id, title, description, type, url, isActive, downloadCount, version } = row;
  return {
    id,
    title,
    description,
    type,
    url,
    isActive,
    downloadCount,
    recentCount: 0,
    previousCount: 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version,
  };
}
