import { createRoot } from 'react-dom/client';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { addressOf, descriptionOf, pageAt } from '../site/addresses.ts';
import { loadAnswers } from '../site/load-answers.ts';
import { readFrame } from '../site/frame.ts';
import { definitionOf, loadTranslate, type PageBoot } from './load-page.ts';
import type { PageSources } from '../site/page-definition.ts';
import { PageRoot } from './page-root.tsx';

/** Renders the page of the current URL in the browser alone, from API responses. */
export async function drawPage(element: HTMLElement, boot: PageBoot): Promise<void> {
  const { language } = boot;
  const page = pageAt(location.pathname);
  const definition = definitionOf(page);
  const loading = loadAnswers(descriptionOf(page).reads);
  const root = createRoot(element);
  const t = await loadTranslate(page, boot);
  root.render(<LoadingScreen text={t('site.loading')} />);

  const [View, source, answers] = await Promise.all([definition.view(), definition.source(), loading]);
  const sources: PageSources = { answers, language, now: Date.now() };
  const data = source.read(sources);
  const { origin } = location;
  document.title = source.head(data, {
    t,
    language,
    origin,
    siteDescription: '',
    address: origin + addressOf(page, language),
  }).title;
  document.documentElement.lang = language;
  root.render(<PageRoot site={{ language, t, page, frame: readFrame(sources) }} View={View} data={data} />);
  scrollToAnchor();
}

/** The browser looked for the anchor before the content existed. */
function scrollToAnchor(): void {
  if (location.hash) requestAnimationFrame(() => document.querySelector(location.hash)?.scrollIntoView());
}
