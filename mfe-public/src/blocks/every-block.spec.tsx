import type { BlockField } from '@vitral/sdk/contracts/blocks';
import { fieldIn, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { screen } from '@vitral/sdk/testing';
import { responsesByPath } from '../../test/api-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import type { JsonObject } from '../data/json.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { sitePageSource } from '../site-page/site-page.data.ts';
import { SitePage } from '../site-page/site-page.page.tsx';
import { NOW, paragraph } from './block.fixtures.tsx';
import { BLOCK_VIEWS, viewOf } from './block-views.ts';

const TYPES = ['hero', ...Object.keys(BLOCK_VIEWS).filter((type) => type !== 'hero')];
const fieldsOf = (type: string) => viewOf(type)?.fields ?? [];

/** Fills a field. Texts name their block, field and language. */
function fill(field: BlockField, prefix: string): JsonObject {
  const name = `${prefix} ${field.name}`;
  const inEach = (valueOf: (text: string) => unknown) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [fieldIn(field.name, language), valueOf(`${name} ${language}`)]),
    );
  switch (field.kind) {
    case 'line':
    case 'text':
      return inEach((text) => text);
    case 'richText':
      return inEach(paragraph);
    case 'word':
      return { [field.name]: name };
    case 'url':
      return { [field.name]: '/contact' };
    case 'picture':
      return { [field.name]: { url: '/uploads/bridge.webp', isDecorative: false, alt: name } };
    case 'captions':
      return { [field.name]: { url: '/captions.vtt', urlFr: '/captions-fr.vtt' } };
    case 'publicBlock':
      return { [field.name]: { layout: 'cards', items: [{ id: '1', title: name, date: '2026-12-01' }] } };
    case 'choice':
    case 'items':
      return {};
    case 'list':
      return { [field.name]: [1, 2].map((item) => fillAll(field.fields, `${name} ${item}`)) };
  }
}

function fillAll(fields: readonly BlockField[], prefix: string): JsonObject {
  return Object.assign({}, ...fields.map((field) => fill(field, prefix))) as JsonObject;
}

const PAGE = {
  title: 'Todo',
  blocks: TYPES.map((type, index) => ({
    id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    type,
    values: fillAll(fieldsOf(type), type),
  })),
};

/** Returns the ids that an element refers to. */
const referencesOf = (element: Element) =>
  ['aria-labelledby', 'aria-describedby', 'for'].flatMap(
    (name) => element.getAttribute(name)?.split(' ').filter(Boolean) ?? [],
  );

beforeEach(() => sessionStorage.clear());

describe('a page of every block type', () => {
  it.each(LANGUAGES)('shows each title in the language %s, and no id twice', async (language) => {
    const responses = { ...responsesByPath(), '/api/site-pages/by-slug/:slug': PAGE };
    const data = sitePageSource.read({ responses, language, now: NOW });
    const { container } = await renderOnSite(
      <PageFrame>
        <SitePage data={data} />
      </PageFrame>,
      language,
      { page: 'site-page' },
    );

    const titled = TYPES.filter((type) => fieldsOf(type).some(({ name }) => name === 'title'));
    for (const type of titled) {
      expect(screen.getByRole('heading', { name: `${type} title ${language}` })).toBeVisible();
    }
    for (const text of [`text body ${language}`, `quote text ${language}`]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(container.querySelectorAll('[data-block]')).toHaveLength(TYPES.length);

    const all = [...container.querySelectorAll('*')];
    const ids = all.map(({ id }) => id).filter(Boolean);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(all.flatMap(referencesOf)));
    await wakeIslands();
  });
});
