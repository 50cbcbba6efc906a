import type { Boot } from '@vitral/contracts';
import { createRoot } from 'react-dom/client';
import { loadLandingData } from './data/landing-data.ts';
import { SiteContext } from './i18n/site-context.ts';
import { loadTexts } from './i18n/texts.ts';
import { LandingPage } from './landing/landing.page.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { PageDocument } from './layout/page-document.tsx';
import { NotFoundPage } from './not-found/not-found.page.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const LANDING = /^\/(es|en|fr)?\/?$/;

/** Draws the public page of the current address; resolves when it stands. */
export async function hydrate(element: HTMLElement, { language }: Boot): Promise<void> {
  const isLanding = LANDING.test(location.pathname);
  const loading = isLanding ? loadLandingData(language) : null;
  const site = { language, t: await loadTexts(language) };
  const year = new Date().getFullYear();
  const root = createRoot(element);

  if (!loading) {
    root.render(
      <PageDocument site={site} title={`${site.t('not-found.title')} · ${site.t('site.name')}`}>
        <NotFoundPage year={year} />
      </PageDocument>,
    );
    return;
  }

  root.render(
    <SiteContext value={site}>
      <LoadingScreen />
    </SiteContext>,
  );
  const data = await loading;
  root.render(
    <PageDocument site={site} title={site.t('landing.title')}>
      <LandingPage data={data} year={year} />
    </PageDocument>,
  );
}
