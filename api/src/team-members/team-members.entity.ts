import { defineEntity, p } from '@mikro-orm/core';
import type { Country } from '@vitral/contracts/countries';
import type { SpokenLanguage } from '@vitral/contracts/spoken-languages';
import { announced, editable, searchText, searchIndex } from '../platform/entities/columns.ts';
import { publicationDates, publicationIndex } from '../platform/entities/publication-dates.ts';
import { translationColumns, translations } from '../platform/entities/translations.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';

const TeamMemberSchema = defineEntity({
  name: 'TeamMember',
  triggers: [announced('team_member')],
  // Deferred to the end of the transaction, since a move swaps positions one row at a time.
  uniques: [{ properties: ['order'], deferMode: 'deferred' }],
  indexes: [
    publicationIndex('team_member'),
    sqlIndex('team_member_shown_index', 'team_member ("order", id) where is_active'),
    { name: 'team_member_search_index', expression: searchIndex('team_member', 'search_text') },
  ],
  properties: {
    ...editable(),
    name: p.text(),
    title: p.text(),
    bio: p.text(),
    ...translations('title', 'bio'),
    imageLarge: p.text().nullable(),
    imageSmall: p.text().nullable(),
    languages: p.array<SpokenLanguage>().default([]),
    country: p.text().$type<Country>().nullable(),
    order: p.integer(),
    isActive: p.boolean(),
    ...publicationDates('isActive'),
    searchText: searchText('name', 'title', ...translationColumns('title')),
  },
});

export class TeamMember extends TeamMemberSchema.class {}
TeamMemberSchema.setClass(TeamMember);
