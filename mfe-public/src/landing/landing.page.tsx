import { SitePage } from '../site-page/site-page.page.tsx';
import { useSite } from '../site/site-context.ts';
import type { LandingData } from './landing.data.ts';

/** Shows the blocks of the landing page, or only its name if they could not be loaded. */
export function LandingPage({ data: { page } }: { data: LandingData }) {
  const { t } = useSite();
  return page ? <SitePage data={page} /> : <h1>{t('site.name')}</h1>;
}
