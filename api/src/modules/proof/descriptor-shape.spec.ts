import { wrongField } from './descriptor-shape.ts';

const HASH = `sha384-${'a'.repeat(64)}`;
const PAGE = {
  page: 'users',
  path: '/admin/users',
  permission: 'users.write',
  title: { es: 'Gente', en: 'People' },
  navigation: { order: 1, icon: 'groups', key: 'u', group: 'people', isAction: false },
  items: [{ noun: 'users', part: 'accounts', query: 'tab=all', isNested: false }],
  search: {
    parts: [{ title: { es: 'Todos', en: 'All' }, query: '' }],
    create: { title: { es: 'Añadir', en: 'Add' }, permission: 'users.write' },
  },
  help: { text: { es: 'Aquí están. Se abren.', en: 'They are here. They open.' }, picture: 'list' },
};
const CARD = {
  slot: 'dashboard-card',
  name: 'recent-posts',
  title: { es: 'Artículos', en: 'Posts' },
  permission: 'users.write',
  order: 10,
  isWide: true,
};
const COMMAND = {
  slot: 'command',
  name: 'drafts',
  title: { es: 'Borradores', en: 'Drafts' },
  path: '/admin/users?tab=drafts#top',
  icon: 'edit',
  keywords: { es: 'escribir', en: 'write' },
  isQuickAction: true,
};
const ACTION = {
  slot: 'item-action',
  name: 'write-about',
  title: { es: 'Escribir sobre esto', en: 'Write about it' },
  path: '/admin/users/new?about={id}',
  icon: 'edit',
  noun: 'testimonials',
};
const PUBLIC_BLOCK = {
  slot: 'public-block',
  name: 'next',
  title: { es: 'Próximos', en: 'Next' },
  collection: 'events',
  layout: 'cards',
  fields: { title: 'title', text: 'text', date: 'day', link: 'url' },
  sort: '-day',
  limit: 12,
};
const PUBLIC_PAGE = {
  page: 'landing',
  addresses: { es: '/', en: '/', fr: '/' },
  reads: ['/api/site-config/site_logo'],
  isIndexed: true,
};
const LABEL = { es: 'Título', en: 'Title' };
const BLOCK = {
  type: 'faq',
  title: LABEL,
  description: LABEL,
  fields: [
    { kind: 'line', name: 'title', label: LABEL, isRequired: true },
    { kind: 'choice', name: 'side', label: LABEL, options: [{ value: 'start', label: LABEL }] },
    { kind: 'items', name: 'items', label: LABEL, source: 'testimonials' },
    { kind: 'picture', name: 'poster', label: LABEL, frameOf: 'film' },
    { kind: 'captions', name: 'captions', label: LABEL },
    { kind: 'publicBlock', name: 'shown', label: LABEL },
    {
      kind: 'list',
      name: 'questions',
      label: LABEL,
      item: LABEL,
      fields: [{ kind: 'richText', name: 'answer', label: LABEL }],
    },
  ],
  picture: 'block-faq.svg',
};
const fieldsOf = (field: object) => ({ blocks: [{ ...BLOCK, fields: [{ ...BLOCK.fields[0], ...field }] }] });
const CALL = {
  method: 'GET',
  path: '/api/site-pages/{id}/captions/{digest}.vtt',
  query: {
    type: 'object',
    properties: { q: { type: 'string', nullable: true, format: 'uuid' } },
    required: ['q'],
  },
  response: { anyOf: [{ type: 'array', items: { enum: ['a', 1, true] } }, { additionalProperties: {} }] },
};
const LONG = { enum: Array.from({ length: 400 }, (_, n) => `${n}`.padEnd(100)) };
const DESCRIPTOR = {
  name: 'mfe-people',
  contract: 1,
  pages: [PAGE, { ...PAGE, navigation: undefined }],
  slots: [CARD, COMMAND, ACTION, PUBLIC_BLOCK],
  publicPages: [PUBLIC_PAGE],
  blocks: [BLOCK],
  version: '1.2.3-rc.1',
  entry: 'remoteEntry.1.js',
  styles: [],
  pageStyles: { landing: ['1.css'] },
  renderer: { file: 'renderer.1.cjs', integrity: HASH },
  starter: 'addEventListener("load", () => 1 < 2);',
  islands: ['carousel', 'contact-form'],
  library: 'mfe_people_1',
  shared: { '@vitral/ui': '^0.1.0' },
  integrity: { 'remoteEntry.1.js': HASH },
  texts: 'texts.json',
  loads: { users: { files: ['remoteEntry.1.js'], brotliBytes: 20_000 } },
  calls: [CALL],
};

describe('wrongField', () => {
  it('accepts a descriptor as the build writes it', () => {
    expect(wrongField(DESCRIPTOR)).toBeNull();
  });

  it.each<[string, object]>([
    ['contract', { contract: '1' }],
    ['slots', { slots: Array.from({ length: 21 }, (_, index) => ({ ...CARD, name: `card-${index}` })) }],
    ['slots', { slots: {} }],
    ['slots[0].slot', { slots: [{ ...CARD, slot: 'page-footer' }] }],
    ['slots[0].slot', { slots: [{ ...CARD, slot: 'constructor' }] }],
    ['slots[0].name', { slots: [{ ...CARD, name: 'Recent posts' }] }],
    ['slots[1].name', { slots: [CARD, { ...COMMAND, name: CARD.name }] }],
    ['slots[0].title', { slots: [{ ...CARD, title: { en: 'Posts' } }] }],
    ['slots[0].title', { slots: [{ ...CARD, title: { es: 'a'.repeat(101), en: 'Posts' } }] }],
    ['slots[0].permission', { slots: [{ ...CARD, permission: undefined }] }],
    ['slots[0].path', { slots: [{ ...COMMAND, path: 'https://elsewhere.example/admin' }] }],
    ['slots[0].path', { slots: [{ ...COMMAND, path: '/admin/../api' }] }],
    ['slots[0].path', { slots: [{ ...COMMAND, path: '/admin/users/{id}' }] }],
    ['slots[0].path', { slots: [{ ...ACTION, path: '/admin/users/new' }] }],
    ['slots[0].keywords', { slots: [{ ...COMMAND, keywords: { es: 'a', en: 'b'.repeat(201) } }] }],
    ['slots[0].noun', { slots: [{ ...ACTION, noun: undefined }] }],
    ['slots[0].collection', { slots: [{ ...PUBLIC_BLOCK, collection: undefined }] }],
    ['slots[0].layout', { slots: [{ ...PUBLIC_BLOCK, layout: 'quotes' }] }],
    ['slots[0].fields', { slots: [{ ...PUBLIC_BLOCK, fields: { text: 'text' } }] }],
    ['slots[0].fields', { slots: [{ ...PUBLIC_BLOCK, fields: { title: 'title', html: 'text' } }] }],
    ['slots[0].fields', { slots: [{ ...PUBLIC_BLOCK, fields: { title: 'constructor' } }] }],
    ['slots[0].sort', { slots: [{ ...PUBLIC_BLOCK, sort: 'day; drop table' }] }],
    ['slots[0].limit', { slots: [{ ...PUBLIC_BLOCK, limit: 0 }] }],
    ['slots[0].limit', { slots: [{ ...PUBLIC_BLOCK, limit: 13 }] }],
    ['slots[0].limit', { slots: [{ ...PUBLIC_BLOCK, limit: '12' }] }],
    ['version', { version: 'latest' }],
    ['version', { version: 'v1.2.3' }],
    ['version', { version: '1.2.3+build' }],
    ['version', { version: `1.2.3-${'a'.repeat(80)}` }],
    ['entry', { entry: '../main.js' }],
    ['entry', { entry: undefined }],
    ['styles', { styles: 'main.css' }],
    ['styles', { styles: ['https://elsewhere.example/main.css'] }],
    ['pageStyles', { pageStyles: { landing: ['../1.css'] } }],
    ['renderer', { renderer: { file: 'renderer.js', integrity: HASH } }],
    ['renderer', { renderer: { file: 'renderer.cjs', integrity: 'sha384-1' } }],
    ['starter', { starter: '' }],
    ['starter', { starter: `let text = "${'a'.repeat(8192)}"` }],
    ['starter', { starter: 'document.title =\n"</script><script>alert(1)</script>"' }],
    ['starter', { starter: '<!--' }],
    ['firstStyles', { firstStyles: { 'first.css': '</style><script>alert(1)</script>' } }],
    ['islands', { islands: ['../carousel'] }],
    ['islands', { islands: 'carousel' }],
    ['islandScripts', { islandScripts: { carousel: ['../carousel.js'] } }],
    ['library', { library: 'alert(1)' }],
    ['shared', { shared: { react: 'nineteen' } }],
    ['shared', { shared: [] }],
    ['integrity', { integrity: { '../main.js': HASH } }],
    ['integrity', { integrity: { 'main.js': 'md5-1' } }],
    [
      'integrity',
      { integrity: Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}.js`, HASH])) },
    ],
    ['texts', { texts: 'other.json' }],
    ['calls', { calls: {} }],
    ['calls[0].method', { calls: [{ ...CALL, method: 'TRACE' }] }],
    ['calls[0].path', { calls: [{ ...CALL, path: '/api/panes?all' }] }],
    ['calls[1].body', { calls: [CALL, { ...CALL, body: { type: 'text' } }] }],
    ['calls[0].response', { calls: [{ ...CALL, response: { pattern: '(a+)+' } }] }],
    ['calls[0].response', { calls: [{ ...CALL, response: { properties: { ['a'.repeat(101)]: {} } } }] }],
    ['calls', { calls: Array.from({ length: 10 }, () => ({ ...CALL, response: LONG })) }],
    ['loads', { loads: { users: { files: ['main.js'], brotliBytes: -1 } } }],
    ['pages', { pages: {} }],
    ['pages', { pages: Array.from({ length: 201 }, () => PAGE) }],
    ['pages[1].page', { pages: [PAGE, { ...PAGE, page: '' }] }],
    ['pages[0].path', { pages: [{ ...PAGE, path: 7 }] }],
    ['pages[0].title', { pages: [{ ...PAGE, title: 'Gente' }] }],
    ['pages[0].help', { pages: [{ ...PAGE, help: { text: { es: 'Aquí.' }, picture: 'list' } }] }],
    [
      'pages[0].help',
      { pages: [{ ...PAGE, help: { ...PAGE.help, text: { es: 'a'.repeat(401), en: 'Here.' } } }] },
    ],
    ['pages[0].help', { pages: [{ ...PAGE, help: { ...PAGE.help, picture: '<svg>' } }] }],
    ['pages[0].navigation', { pages: [{ ...PAGE, navigation: { order: '1', icon: 'groups' } }] }],
    ['pages[0].navigation', { pages: [{ ...PAGE, navigation: { order: 1, icon: 'groups', group: 7 } }] }],
    ['pages[0].navigation', { pages: [{ ...PAGE, navigation: { order: 1, icon: 'groups', key: 'go' } }] }],
    ['pages[0].items', { pages: [{ ...PAGE, items: [{ noun: 'users', query: '#top' }] }] }],
    ['pages[0].items', { pages: [{ ...PAGE, items: [{ noun: 'users', part: '../users' }] }] }],
    ['pages[0].search', { pages: [{ ...PAGE, search: { parts: [{ query: 'tab=all' }] } }] }],
    ['pages[0].search', { pages: [{ ...PAGE, search: { parts: [{ title: { es: 'Todos' }, query: '' }] } }] }],
    [
      'pages[0].search',
      { pages: [{ ...PAGE, search: { parts: [{ title: { ...LABEL, en: {} }, query: '' }] } }] },
    ],
    ['pages[0].search', { pages: [{ ...PAGE, search: { create: { title: LABEL, permission: 7 } } }] }],
    ['pages[0].search', { pages: [{ ...PAGE, search: { parts: [{ title: LABEL, query: '../users' }] } }] }],
    ['publicPages[0].addresses', { publicPages: [{ ...PUBLIC_PAGE, addresses: { en: '/' } }] }],
    [
      'publicPages[0].addresses',
      { publicPages: [{ ...PUBLIC_PAGE, addresses: { es: '/', en: '//evil.example', fr: '/' } }] },
    ],
    ['publicPages[0].reads', { publicPages: [{ ...PUBLIC_PAGE, reads: ['https://elsewhere.example'] }] }],
    ['publicPages[0].items', { publicPages: [{ ...PUBLIC_PAGE, items: '/admin' }] }],
    [
      'publicPages[0].addresses',
      { publicPages: [{ ...PUBLIC_PAGE, addresses: { es: '/:slug/more', en: '/', fr: '/' } }] },
    ],
    ['publicPages[0].datedBy', { publicPages: [{ ...PUBLIC_PAGE, datedBy: '/admin' }] }],
    ['publicPages[0].hasOwnSlugs', { publicPages: [{ ...PUBLIC_PAGE, hasOwnSlugs: 'yes' }] }],
    ['blocks[0].type', { blocks: [{ ...BLOCK, type: 'Faq' }] }],
    ['blocks[0].title', { blocks: [{ ...BLOCK, title: 'FAQ' }] }],
    ['blocks[0].picture', { blocks: [{ ...BLOCK, picture: '../logo.svg' }] }],
    ['blocks[0].fields', fieldsOf({ kind: 'html' })],
    ['blocks[0].fields', fieldsOf({ name: '__proto__' })],
    ['blocks[0].fields', fieldsOf({ kind: 'picture', frameOf: '__proto__' })],
    ['blocks[0].fields', fieldsOf({ kind: 'items', source: 'users' })],
    ['blocks[0].fields', fieldsOf({ kind: 'choice', options: ['start'] })],
    ['blocks[0].fields', fieldsOf({ kind: 'list', item: LABEL, fields: [BLOCK.fields[5]] })],
    ['publicPages[0].isIndexed', { publicPages: [{ ...PUBLIC_PAGE, isIndexed: 'yes' }] }],
  ])('names %s in %j', (field, change) => {
    expect(wrongField({ ...DESCRIPTOR, ...change })).toBe(field);
  });

  it.each([null, [], 'text', 7])('refuses %j as a descriptor', (value) => {
    expect(wrongField(value)).toBe('module.json');
  });
});
