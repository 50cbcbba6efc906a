import type { SitePageContent } from '@vitral/sdk/contracts/site-pages';
import { act, failure, renderPage, screen, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { banner, content, pageState, TYPES } from './site-pages.fixtures.ts';
import { Component } from './site-pages.page.tsx';

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('SitePageConflictView', () => {
  it('offers both versions of each block that differs, and saves the choice', async () => {
    const theirs = content({
      blocks: [
        banner('Uno', { values: { title: 'De ellos' } }),
        banner('Dos', { values: { title: 'Nuevo' } }),
      ],
    });
    let state = pageState();
    let puts = 0;
    const { user, calls } = renderPage(<Component />, {
      module: remote,
      role: 'manager',
      page: '/admin/pages',
      path: '/admin/pages/p1',
      responses: {
        'GET /api/site-pages/p1': () => state,
        'GET /api/site-pages/block-types': TYPES,
        'PUT /api/site-pages/p1/draft': ({ body }: { body: unknown }) => {
          puts += 1;
          if (puts === 1) return failure(409, 'site-pages.stale', { current: 7 });
          return { ...state, version: 8, draft: body as SitePageContent };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open Banner: Uno' }, { timeout: 10_000 }));
    await user.type(screen.getByRole('textbox', { name: /^Heading · Spanish/ }), ' mío');
    state = pageState({ version: 7, draft: theirs, editedBy: 'Berta' });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));

    expect(await screen.findByText('Berta changed this page while you were editing it')).toBeVisible();
    const both = within(screen.getByRole('radiogroup', { name: /^Banner: Uno mío/ }));
    expect(both.getByRole('radio', { name: 'Mine' })).not.toBeChecked();
    const onlyTheirs = within(screen.getByRole('radiogroup', { name: /^Banner: Dos/ }));
    expect(onlyTheirs.getByRole('radio', { name: /Berta/ })).toBeChecked();

    const save = screen.getByRole('button', { name: 'Save this selection' });
    await user.click(save);
    expect(both.getByRole('radio', { name: 'Mine' })).toHaveFocus();
    await user.click(both.getByRole('radio', { name: 'Mine' }));
    await user.click(save);
    await waitFor(() => expect(puts).toBe(2));
    const sent = calls.findLast(({ method }) => method === 'PUT')?.body as SitePageContent & {
      version: number;
    };
    expect(sent.version).toBe(7);
    expect(sent.blocks.map(({ values }) => values['title'])).toEqual(['Uno mío', 'Nuevo']);
  });

  it('offers both versions once another person is known to have changed the page', async () => {
    const streams: EventTarget[] = [];
    class Stream extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    }
    Object.assign(window, { EventSource: Stream });
    let state = pageState();
    const { user } = renderPage(<Component />, {
      module: remote,
      role: 'manager',
      page: '/admin/pages',
      path: '/admin/pages/p1',
      responses: {
        'GET /api/site-pages/p1': () => state,
        'GET /api/site-pages/block-types': TYPES,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open Banner: Uno' }, { timeout: 10_000 }));
    await user.type(screen.getByRole('textbox', { name: /^Heading · Spanish/ }), ' mío');
    const theirs = content({ blocks: [banner('Uno', { values: { title: 'De ellos' } })] });
    state = pageState({ version: 7, draft: theirs, editedBy: 'Berta' });
    await waitFor(() => expect(streams).toHaveLength(1));
    const lastChange = { verb: 'updated', changedBy: 'Berta', changedAt: new Date(), isOwn: false };
    const data = JSON.stringify({ accounts: [], version: 7, lastChange });
    act(() => void streams[0]?.dispatchEvent(new MessageEvent('message', { data })));

    await user.click(await screen.findByRole('button', { name: 'Load the current values' }));

    expect(await screen.findByText('Berta changed this page while you were editing it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load the current values' })).not.toBeInTheDocument();
    Reflect.deleteProperty(window, 'EventSource');
  });
});
