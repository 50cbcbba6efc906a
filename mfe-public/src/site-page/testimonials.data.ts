import { inLanguage } from '../data/testimonials.ts';
import type { PageSource } from '../site/page-definition.ts';
import { fixedPageSource, type SitePageData } from './site-page.data.ts';

const source = fixedPageSource('testimonials');

/** Source of the page of all testimonials, which search engines may not index if none is in the page's language. */
export const testimonialsSource: PageSource<SitePageData | null> = {
  ...source,
  read(sources) {
    const page = source.read(sources);
    if (!page) return null;
    const { testimonials } = page.lists;
    const isEmpty =
      testimonials !== null &&
      page.blocks.some(({ type }) => type === 'testimonials') &&
      inLanguage(testimonials, sources.language).length === 0;
    return { ...page, isIndexed: page.isIndexed && !isEmpty };
  },
};
