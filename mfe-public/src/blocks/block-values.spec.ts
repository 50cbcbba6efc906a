import { readValues } from './block-values.ts';

const FIELDS = [
  { kind: 'line', name: 'title', label: { es: 'Título', en: 'Title' } },
  { kind: 'text', name: 'content', label: { es: 'Texto', en: 'Text' } },
  { kind: 'richText', name: 'body', label: { es: 'Texto', en: 'Text' } },
  { kind: 'picture', name: 'picture', label: { es: 'Imagen', en: 'Picture' } },
  { kind: 'captions', name: 'captions', label: { es: 'Subtítulos', en: 'Captions' } },
  { kind: 'items', name: 'items', source: 'embeds', label: { es: 'Insertados', en: 'Embeds' } },
  {
    kind: 'choice',
    name: 'side',
    label: { es: 'Lado', en: 'Side' },
    options: [
      { value: 'start', label: { es: 'Izquierda', en: 'Left' } },
      { value: 'end', label: { es: 'Derecha', en: 'Right' } },
    ],
  },
  {
    kind: 'list',
    name: 'figures',
    label: { es: 'Cifras', en: 'Figures' },
    item: { es: 'Cifra', en: 'Figure' },
    fields: [
      { kind: 'word', name: 'value', label: { es: 'Número', en: 'Number' } },
      { kind: 'line', name: 'label', label: { es: 'Nombre', en: 'Name' } },
    ],
  },
] as const;

const read = (values: Record<string, unknown>) => readValues(FIELDS, values, 'fr');
const line = (text: string) => [{ type: 'paragraph', spans: [{ text }] }];

describe('readValues', () => {
  it('reads a text in the page’s language', () => {
    const { title, content } = read({ titleFr: 'Le pont', title: 'El puente', contentFr: 'Un.\n\nDeux.' });

    expect(title).toEqual({ children: 'Le pont' });
    expect(content).toEqual([{ children: 'Un.' }, { children: 'Deux.' }]);
  });

  it('falls back to another language, and names it', () => {
    const { title, content } = read({ titleEn: 'The bridge', title: 'El puente', content: 'Uno.' });

    expect(title).toEqual({ lang: 'en', children: 'The bridge' });
    expect(content).toEqual([{ lang: 'es', children: 'Uno.' }]);
  });

  it('falls back to a rich text in another language, and names it', () => {
    expect(read({ bodyFr: line('Solide.'), body: line('Firme.') }).body).toEqual({
      lang: null,
      text: 'Solide.',
      parts: line('Solide.'),
    });
    expect(read({ bodyFr: [], body: line('Firme.') }).body).toMatchObject({ lang: 'es', text: 'Firme.' });
  });

  it('replaces an unknown choice by the first option', () => {
    expect(read({ side: 'end' }).side).toBe('end');
    expect(read({ side: 'above' }).side).toBe('start');
    expect(read({}).side).toBe('start');
  });

  it('reads the items of a list, and an empty list when it is missing', () => {
    expect(read({ figures: [{ value: '13+', labelFr: 'pays' }, 'odd'] }).figures).toEqual([
      { value: '13+', label: { children: 'pays' } },
    ]);
    expect(read({}).figures).toEqual([]);
    expect(read({ figures: 'odd', items: 'odd' })).toMatchObject({ figures: [], items: [] });
  });

  it('reads a picture, with a blank alternative text if it is decorative', () => {
    const picture = { url: '/uploads/bridge.webp', isDecorative: false, alt: 'Puente', altFr: 'Pont' };

    expect(read({ picture }).picture).toEqual({ url: '/uploads/bridge.webp', alt: { children: 'Pont' } });
    expect(read({ picture: { ...picture, isDecorative: true } }).picture?.alt).toEqual({ children: '' });
    expect(read({ picture: { ...picture, url: '' } }).picture).toBeNull();
  });

  it('reads captions in each language that has some, the page’s first', () => {
    const captions = { url: '/es.vtt', urlEn: '', urlFr: '/fr.vtt' };

    expect(read({ captions }).captions).toEqual([
      { language: 'fr', url: '/fr.vtt' },
      { language: 'es', url: '/es.vtt' },
    ]);
    expect(read({}).captions).toEqual([]);
  });

  it('counts values of another kind as missing', () => {
    expect(read({ title: 7, body: 'odd', picture: 'odd', captions: 'odd' })).toMatchObject({
      title: { children: '' },
      body: { parts: [] },
      picture: null,
      captions: [],
    });
  });
});
