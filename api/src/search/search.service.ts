import { raw } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FoundItem } from '@vitral/contracts/search';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { searchForm } from '../platform/entities/columns.ts';
import { containing, searchingText, startingWith } from '../platform/lists/list-query.dto.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { SEARCH_SOURCES, type SearchSource } from './search-sources.ts';
import type { SearchQuery } from './search.dto.ts';

const MOST_WORDS = 6;
const MOST_OF_A_NOUN = 5;
const MOST_ITEMS = 20;
/** Number of compared rows of a noun, newest first, so that the time for a word in every row does not grow with the table. */
const MOST_COMPARED = 2000;
/** A trigram index finds a word by three letters or digits in a row. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

interface Query {
  sql: string;
  params: readonly unknown[];
}

@Injectable()
export class SearchService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns items whose title begins with the words first, then those whose title contains them; within each, the most
   * recently changed first.
   */
  async find(viewer: Viewer, { q }: SearchQuery): Promise<FoundItem[]> {
    const words = q.split(/\s+/).slice(0, MOST_WORDS);
    const settings = await this.settings.current();
    const em = this.em.fork();
    const queries = SEARCH_SOURCES.filter(
      ({ permission, isOpen }) => viewerMay(viewer, permission) && (isOpen?.(viewer, settings) ?? true),
    ).map((source) => matches(em, source, viewer, words));
    return em.execute<FoundItem[]>(
      `select noun, id, title, detail from (${queries.map(({ sql }) => sql).join(' union all ')}) item
       order by rank, changed_at desc, id desc limit ${MOST_ITEMS}`,
      queries.flatMap(({ params }) => params),
    );
  }
}

/** Returns the best of the newest matches; for words that no index finds, the best matches among the newest rows. */
function matches(em: EntityManager, source: SearchSource, viewer: Viewer, words: string[]): Query {
  const { noun, title, detail = 'null', changedAt = 'item.updated_at' } = source;
  const areIndexed = words.some(isIndexed);
  const newest = newestRows(em, source, viewer, areIndexed ? words : []);
  const patterns = words.map(containing);
  const areIn = (text: string) => patterns.map(() => `${text} like ${searchForm('?')}`).join(' and ');
  // The search form of the title is the first part of `search_text`.
  return {
    sql: `(select '${noun}' as noun, item.id, ${title} as title, coalesce(${detail}, '') as detail,
        ${changedAt} as changed_at, case when item.search_text like ${searchForm('?')} then 0
          when ${areIn('split_part(item.search_text, chr(31), 1)')} then 1 else 2 end as rank
      from (${newest.sql}) item where ${areIndexed ? 'true' : areIn('item.search_text')}
      order by rank, changed_at desc, id desc limit ${MOST_OF_A_NOUN})`,
    params: [startingWith(words.join(' ')), ...patterns, ...newest.params, ...(areIndexed ? [] : patterns)],
  };
}

/** Returns the newest rows that the noun's list shows the viewer and that contain all words. */
function newestRows(
  em: EntityManager,
  { entity, rows }: SearchSource,
  viewer: Viewer,
  words: string[],
): Query {
  const filters = [...words.map((word) => searchingText<object>(word)), rows?.(viewer) ?? {}];
  return em
    .createQueryBuilder(entity, 'item')
    .select(raw('item.*'))
    .where({ $and: filters } as QBFilterQuery<object>)
    .orderBy({ [raw('item.id')]: 'desc' })
    .limit(MOST_COMPARED)
    .toQuery();
}
