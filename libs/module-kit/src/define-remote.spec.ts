import { describe, expect, it, jest } from '@jest/globals';
import { defineRemote } from './define-remote.ts';

const file = (noun: string) => ({
  es: jest.fn(async () => ({ default: { [`${noun}.title`]: `${noun} en español` } })),
  en: jest.fn(async () => ({ default: { [`${noun}.title`]: `${noun} in English` } })),
});

describe('defineRemote', () => {
  it('joins the files of texts that a page names, and loads no others', async () => {
    const texts = { shared: file('shared'), awards: file('awards'), prizes: file('prizes') };
    const load = async () => ({ Component: () => null });
    const remote = defineRemote({
      name: 'mfe-people',
      texts,
      pages: {
        awards: { load, texts: ['shared', 'awards'] },
        prizes: { load, texts: ['shared', 'prizes'] },
      },
    });
    expect(remote.pages['awards']).toBe(load);
    expect(await remote.pageTexts?.['awards']?.en()).toEqual({
      'shared.title': 'shared in English',
      'awards.title': 'awards in English',
    });
    expect(texts.prizes.en).not.toHaveBeenCalled();
    expect(texts.awards.es).not.toHaveBeenCalled();
  });

  it('offers components of slots beside the pages, with their own texts', async () => {
    const load = async () => ({ Component: () => null });
    const remote = defineRemote({
      name: 'mfe-people',
      texts: { awards: file('awards'), prizes: file('prizes') },
      pages: { newest: { load, texts: ['prizes'] } },
      slots: { newest: { load, texts: ['awards'] } },
    });
    expect(Object.keys(remote.pages)).toEqual(['newest', 'slot:newest']);
    expect(await remote.pageTexts?.['slot:newest']?.en()).toEqual({ 'awards.title': 'awards in English' });
  });

  it('offers all texts to shells that cannot load the texts of a single page', async () => {
    const remote = defineRemote({
      name: 'mfe-people',
      texts: { awards: file('awards'), prizes: file('prizes') },
      pages: {},
    });
    expect(await remote.texts.es()).toEqual({
      'awards.title': 'awards en español',
      'prizes.title': 'prizes en español',
    });
  });
});
