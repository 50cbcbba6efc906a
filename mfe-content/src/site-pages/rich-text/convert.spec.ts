import type { RichText } from '@vitral/sdk/contracts/rich-text';
import { toDocument, toRichText } from './convert.ts';

const TEXT: RichText = [
  { type: 'heading', spans: [{ text: 'Cómo empezar' }] },
  {
    type: 'paragraph',
    spans: [
      { text: 'Lee ' },
      { text: 'esto', isBold: true, isItalic: true },
      { text: ' aquí', href: '/contact' },
    ],
  },
  { type: 'subheading', spans: [{ text: 'Pasos' }] },
  { type: 'bullets', items: [[{ text: 'Uno' }], [{ text: 'Dos' }]] },
  { type: 'numbers', items: [[{ text: 'Primero' }]] },
];

describe('toRichText', () => {
  it("reverses toDocument, except for the editor's last blank paragraph", () => {
    const { content = [], ...document } = toDocument(TEXT);
    expect(toRichText({ ...document, content: [...content, { type: 'paragraph' }] })).toEqual(TEXT);
  });

  it('joins the paragraphs of a list item, and leaves out what a rich text does not support', () => {
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('a'), paragraph('b')] }],
    };
    const image = { type: 'paragraph', content: [{ type: 'image', attrs: { src: 'x' } }] };
    expect(toRichText({ type: 'doc', content: [image, list] })).toEqual([
      { type: 'paragraph', spans: [] },
      { type: 'bullets', items: [[{ text: 'a' }, { text: 'b' }]] },
    ]);
  });

  it('is empty for an empty document', () => {
    expect(toRichText(toDocument([]))).toEqual([]);
  });
});
