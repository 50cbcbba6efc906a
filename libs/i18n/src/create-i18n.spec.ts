import { createI18n } from './create-i18n.ts';
import { errorText } from './error-text.ts';
import { addTexts, registerTexts, replaceTexts } from './text-loaders.ts';

async function started(language: 'es' | 'en' | 'fr') {
  const i18n = createI18n(language);
  await new Promise((resolve) => i18n.on('initialized', resolve));
  return i18n;
}

describe('createI18n', () => {
  it('shows a missing key and reports it', async () => {
    const report = jest.spyOn(console, 'warn').mockImplementation();
    const i18n = await started('es');

    expect(i18n.t('nobody.wrote-this')).toBe('nobody.wrote-this');
    expect(report).toHaveBeenCalledWith(expect.stringContaining('common:nobody.wrote-this'));
  });

  it("loads a module's texts on first use and falls back to shared texts", async () => {
    const i18n = await started('es');
    const load = jest.fn(() => Promise.resolve({ default: { 'news.title': 'Noticias' } }));
    registerTexts('mfe-news', { es: load });

    expect(load).not.toHaveBeenCalled();
    await i18n.loadNamespaces('mfe-news');
    const t = i18n.getFixedT(null, 'mfe-news');
    expect(t('news.title')).toBe('Noticias');
    expect(t('actions.save')).toBe('Guardar');
  });

  it('falls back to English if a module has no French texts', async () => {
    const i18n = await started('fr');
    registerTexts('mfe-news', {
      es: async () => ({ 'news.title': 'Noticias' }),
      en: async () => ({ 'news.title': 'News' }),
    });

    await i18n.loadNamespaces('mfe-news');
    expect(i18n.t('mfe-news:news.title')).toBe('News');
    expect(i18n.t('actions.save')).toBe('Enregistrer');
  });

  describe('addTexts', () => {
    const news = {
      es: async () => ({ 'news.title': 'Noticias' }),
      en: async () => ({ 'news.title': 'News' }),
    };
    const jobs = {
      es: async () => ({ 'jobs.title': 'Empleos' }),
      en: async () => ({ 'jobs.title': 'Jobs' }),
    };
    const titles = (i18n: Awaited<ReturnType<typeof started>>) =>
      ['news', 'jobs'].map((noun) => i18n.t(`mfe-news:${noun}.title`));

    it('adds the texts of another page to loaded ones, in every language', async () => {
      const i18n = await started('es');
      await addTexts('mfe-news', news);
      await addTexts('mfe-news', jobs);
      expect(titles(i18n)).toEqual(['Noticias', 'Empleos']);
      await i18n.changeLanguage('en');
      expect(titles(i18n)).toEqual(['News', 'Jobs']);
    });

    it('adds texts to each language that is already loaded', async () => {
      const i18n = await started('es');
      await addTexts('mfe-news', news);
      await i18n.changeLanguage('en');
      await addTexts('mfe-news', jobs);
      await i18n.changeLanguage('es');
      expect(titles(i18n)).toEqual(['Noticias', 'Empleos']);
    });

    it('adds texts while others load', async () => {
      const i18n = await started('es');
      await Promise.all([addTexts('mfe-news', news), addTexts('mfe-news', jobs)]);
      expect(titles(i18n)).toEqual(['Noticias', 'Empleos']);
    });

    it('adds texts while the language changes', async () => {
      const i18n = await started('es');
      await addTexts('mfe-news', news);
      await Promise.all([i18n.changeLanguage('en'), addTexts('mfe-news', jobs)]);
      expect(titles(i18n)).toEqual(['News', 'Jobs']);
    });
  });

  it('replaces loaded texts, and loads other languages from the new source', async () => {
    const i18n = await started('es');
    registerTexts('mfe-news', { es: async () => ({ 'news.title': 'Noticias' }) });
    await i18n.loadNamespaces('mfe-news');

    await replaceTexts('mfe-news', {
      es: async () => ({ 'news.title': 'Novedades' }),
      en: async () => ({ 'news.title': "What's new" }),
    });
    expect(i18n.t('mfe-news:news.title')).toBe('Novedades');
    await i18n.changeLanguage('en');
    expect(i18n.t('mfe-news:news.title')).toBe("What's new");
  });

  it('shows the text of an error code or of an unreachable server, never the message of an error', async () => {
    await started('en');

    expect(errorText({ code: 'testimonials.not-found', params: {} })).toBe('Testimonial not found');
    expect(errorText(new TypeError('Failed to fetch'))).toMatch(/^The server could not be reached/);
    expect(errorText(Object.assign(new Error('Loading chunk 7'), { name: 'ChunkLoadError' }))).toMatch(
      /^The server could not be reached/,
    );
    expect(errorText(Object.assign(new Error('502: <html>'), { status: 502, code: undefined }))).toMatch(
      /^The service is not ready/,
    );
    expect(errorText({ code: 'request.too-many', params: { retryAfter: 870 } })).toBe(
      'Too many requests. Try again in 15 minutes',
    );
    expect(errorText({ code: 'request.too-many', params: {} })).toMatch(/Please wait/);
    expect(errorText({ code: 'newer.than-this-console' })).toMatch(/^Something unexpected happened/);
    expect(errorText(new Error('Odd'))).toMatch(/^Something unexpected happened/);
  });

  it('joins the values of a list by the rules of the language', async () => {
    await started('es');
    const error = { code: 'content.not-shown', params: { titles: ['Lago', 'Monte', 'Río'] } };
    expect(errorText(error)).toContain('Lago, Monte y Río');
  });
});
