import type { SavedView } from '@vitral/contracts/saved-views';
import { searchOf, searchOfView } from './list-search.ts';
import { setStartSearches, withStartView } from './start-views.ts';

const OPTIONS = {
  filters: { q: '', status: '' },
  choices: { status: ['new', 'read'] },
  sort: { field: 'createdAt', direction: 'desc' as const },
  sortedBy: ['createdAt', 'name'],
};
const LIST = { list: 'contact-messages', options: OPTIONS } as const;
const view = (search: string) => ({ id: 'v1', search }) as SavedView;

describe('the search of a list', () => {
  it('has filters and sorting in one order, without default values and the page', () => {
    expect(searchOf(OPTIONS, 'sort=name&page=3&rows=50&status=new&q=ana')).toBe('q=ana&status=new&sort=name');
    expect(searchOf(OPTIONS, 'sort=-createdAt&status=')).toBe('');
  });

  it('has no values that the list does not know', () => {
    expect(searchOf(OPTIONS, 'status=archived&sort=secret&colour=red')).toBe('');
  });
});

describe('the URL of a view', () => {
  it('has what the view holds and its id, and other parameters of the page', () => {
    const params = new URLSearchParams('q=ana&page=4&rows=50&tab=second&saved=v0');
    expect(searchOfView(LIST, params, view('status=read&sort=name'))).toBe(
      'rows=50&tab=second&status=read&sort=name&saved=v1',
    );
    expect(searchOfView(LIST, params, null)).toBe('rows=50&tab=second');
  });

  it('leaves out values of the view that the list no longer knows', () => {
    expect(searchOfView(LIST, new URLSearchParams(), view('status=archived&page=2&saved=v9'))).toBe(
      'saved=v1',
    );
  });
});

describe('the start view of a list', () => {
  const read = (search: string) =>
    withStartView(
      { list: 'contact-messages', filters: OPTIONS.filters },
      new URLSearchParams(search),
    ).toString();
  beforeEach(() => setStartSearches({ 'contact-messages': 'status=new&saved=v1' }));
  afterEach(() => setStartSearches({}));

  it('is added to a URL that does not say what the list shows', () => {
    expect(read('')).toBe('status=new&saved=v1');
    expect(read('tab=second')).toBe('tab=second&status=new&saved=v1');
    expect(withStartView({ list: 'users', filters: {} }, new URLSearchParams()).toString()).toBe('');
    expect(withStartView({ filters: {} }, new URLSearchParams()).toString()).toBe('');
  });

  it.each(['q=ana', 'sort=name', 'page=2', 'rows=50', 'saved=v2', 'saved=all'])(
    'is not added to ?%s',
    (search) => {
      expect(read(search)).toBe(search);
    },
  );

  it('leaves a URL for all items', () => {
    expect(searchOfView(LIST, new URLSearchParams('status=new&saved=v1'), null)).toBe('saved=all');
    setStartSearches({});
    expect(searchOfView(LIST, new URLSearchParams('status=new&saved=v1'), null)).toBe('');
  });
});
