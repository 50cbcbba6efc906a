import { describe, expect, it } from '@jest/globals';
import { defineEntity, p } from '@mikro-orm/core';
import { searchText } from './columns.ts';
import { serializer } from './serializer.ts';

const NoteSchema = defineEntity({
  name: 'SerializerNote',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    subtitle: p.text().nullable(),
    tags: p.array(),
    readAt: p.datetime().nullable(),
    searchText: searchText('title'),
  },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

interface NoteResponse {
  id: string;
  title: string;
  subtitle: string | null;
  tags: string[];
  readAt: string | null;
}

const ID = '0198a000-0000-7000-8000-000000000001';
const note = (fields: object) => Object.assign(new Note(), { id: ID, title: 'One', tags: [], ...fields });

describe('serializer', () => {
  it('copies every column that is not hidden', () => {
    const serialize = serializer<Note, NoteResponse>(Note);
    const row = note({ subtitle: 'Two', tags: ['a'], readAt: new Date(0), searchText: 'one' });
    expect(serialize(row)).toEqual({
      id: ID,
      title: 'One',
      subtitle: 'Two',
      tags: ['a'],
      readAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('gives null for a column that is not set', () => {
    const serialize = serializer<Note, NoteResponse>(Note);
    expect(serialize(note({}))).toMatchObject({ subtitle: null, readAt: null });
  });

  it('leaves out the fields that the response does not have', () => {
    const serialize = serializer<Note, Pick<NoteResponse, 'id' | 'title'>>(Note, {
      subtitle: 'omitted',
      tags: 'omitted',
      readAt: 'omitted',
    });
    expect(serialize(note({ subtitle: 'Two' }))).toEqual({ id: ID, title: 'One' });
  });
});

// Checked by the compiler alone: `npm run typecheck` fails when one of these compiles.
void (() => [
  // @ts-expect-error: `readAt` is neither in the response nor omitted
  serializer<Note, Omit<NoteResponse, 'readAt'>>(Note),
  // @ts-expect-error: the entity has no `author`
  serializer<Note, NoteResponse & { author: string }>(Note),
  // @ts-expect-error: `title` is a string
  serializer<Note, Omit<NoteResponse, 'title'> & { title: number }>(Note),
  // @ts-expect-error: `title` is in the response, so it cannot be omitted
  serializer<Note, Omit<NoteResponse, 'readAt'>>(Note, { readAt: 'omitted', title: 'omitted' }),
  // @ts-expect-error: `subtitle` can be null in the entity
  serializer<Note, Omit<NoteResponse, 'subtitle'> & { subtitle: string }>(Note),
]);
