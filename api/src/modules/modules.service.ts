import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Release } from './release.entity.ts';

@Injectable()
export class ModulesService {
  constructor(private readonly em: EntityManager) {}

  /** Every release, newest first. */
  list() {
    return this.em.find(Release, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 100 });
  }
}
