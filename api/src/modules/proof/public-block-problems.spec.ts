import type { CollectionDeclaration } from '@vitral/contracts/collections';
import { releaseProblemText } from '@vitral/contracts/release-problems';
import type { PublicBlockContribution } from '@vitral/contracts/slots';
import { publicBlockProblems } from './public-block-problems.ts';

const TEXT = { type: 'string', maxLength: 100 } as const;
const EVENTS: CollectionDeclaration = {
  name: 'events',
  label: 'title',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: TEXT,
      summary: { type: 'object', additionalProperties: false, properties: { es: TEXT, fr: TEXT } },
      place: { type: 'object', additionalProperties: false, properties: { es: TEXT, city: TEXT } },
      day: { type: 'string', format: 'date' },
      url: { type: 'string', format: 'uri' },
      email: { type: 'string', format: 'email', maxLength: 100 },
      seats: { type: 'integer' },
      isShown: { type: 'boolean' },
    },
    required: ['title'],
  },
  permissions: { read: 'user', write: 'manager' },
  public: 'isShown',
  indexes: ['day', 'isShown'],
};
const BLOCK: PublicBlockContribution = {
  slot: 'public-block',
  name: 'next',
  title: { es: 'Próximos', en: 'Next' },
  collection: 'events',
  layout: 'cards',
  fields: { title: 'title', text: 'summary', date: 'day', link: 'url' },
  sort: '-day',
  limit: 12,
};
type Fields = Partial<PublicBlockContribution['fields']>;
const showing = (fields: Fields) => ({ ...BLOCK, fields: { ...BLOCK.fields, ...fields } });

const problems = (block: PublicBlockContribution, events = EVENTS): string[] =>
  publicBlockProblems({ name: 'mfe-people', collections: [events] }, block).map(releaseProblemText);

const UNFIT = expect.stringContaining('but the field is something else. A title or text is a string');

describe('publicBlockProblems', () => {
  it.each<[string, PublicBlockContribution]>([
    ['texts in languages, a date and a URL', BLOCK],
    ['a title alone, newest first', { ...BLOCK, fields: { title: 'title' }, sort: undefined }],
    ['an order that every collection has', { ...BLOCK, sort: 'updatedAt' }],
  ])('accepts %s', (_, block) => {
    expect(problems(block)).toEqual([]);
  });

  it('refuses a collection that the module does not declare, or that visitors do not read', () => {
    expect(problems({ ...BLOCK, collection: 'news' })).toEqual([
      'The public block next shows the collection news, which mfe-people does not declare. Name one of its collections.',
    ]);
    const { public: _, ...closed } = EVENTS;
    expect(problems(BLOCK, closed)).toEqual([
      'The public block next shows the collection events, which visitors may not read. Make the collection public, or remove the block.',
    ]);
  });

  it.each<[string, Fields, unknown]>([
    [
      'a field that the collection lacks',
      { text: 'body' },
      'The public block next shows the field body, which the collection events does not have. Name a field of its schema.',
    ],
    ['a number as the title', { title: 'seats' }, UNFIT],
    ['an object of more than languages as the text', { text: 'place' }, UNFIT],
    ['an email address as the text', { text: 'email' }, UNFIT],
    ['a text as the date', { date: 'title' }, UNFIT],
    ['a date as the link', { link: 'day' }, UNFIT],
    ['a text as the link', { link: 'title' }, UNFIT],
  ])('refuses %s', (_, fields, sentence) => {
    expect(problems(showing(fields))).toEqual([sentence]);
  });

  it('refuses an order by a field that is not indexed', () => {
    expect(problems({ ...BLOCK, sort: '-title' })).toEqual([
      'The public block next is sorted by title, which is no indexed field of the collection events. Add it to indexes, or sort by createdAt or updatedAt.',
    ]);
  });
});
