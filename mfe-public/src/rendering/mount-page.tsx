import { inEveryLanguage } from '@vitral/sdk/contracts/languages';
import { SLUG_PART } from '@vitral/sdk/contracts/public-pages';
import { createRoot } from 'react-dom/client';
import { discardBody } from '../data/discard-body.ts';
import { isDismissed } from '../data/dismissed.ts';
import { dataset } from '../data/page-dataset.ts';
import { loadTranslate, type PageBoot } from '../i18n/texts.ts';
import { pathOf, descriptionOf, pageAt } from '../site/paths.ts';
import { readFrame } from '../site/frame.ts';
import type { Responses, PageSources, Slugs } from '../site/page-definition.ts';
import styles from './loading-screen.module.css';
import { PageRoot } from './page-root.tsx';
import { definitionOf } from './pages.ts';

/** Renders the page of the current URL in the browser alone, from API responses. */
export async function mountPage(element: HTMLElement, boot: PageBoot): Promise<void> {
  const { language } = boot;
  const page = pageAt(location.pathname);
  const definition = definitionOf(page);
  const slugs = slugsOf(location.pathname);
  const loading = loadResponses(descriptionOf(page).reads, { slug: slugs[language] });
  const root = createRoot(element);
  const t = await loadTranslate(boot);
  root.render(<LoadingScreen text={t('site.loading')} />);

  const [View, source, responses] = await Promise.all([definition.view(), definition.source(), loading]);
  const sources: PageSources = { responses, language, now: Date.now(), slugs };
  const data = source.read(sources);
  const { origin } = location;
  document.title = source.head(data, {
    t,
    language,
    origin,
    siteDescription: '',
    url: origin + pathOf(page, language, '', slugs[language]),
  }).title;
  document.documentElement.lang = language;
  const site = { language, t, page, isMounted: true };
  const frame = readFrame(sources);
  if (frame.announcement && isDismissed(frame.announcement.id)) dataset['dismissed'] = '';
  root.render(<PageRoot site={site} frame={frame} View={View} data={data} />);
  scrollToAnchor();
}

/** Returns the same last part of the path for every language; the server redirects to the correct spelling. */
function slugsOf(pathname: string): Slugs {
  const slug = pathname.split('/').at(-1) ?? '';
  return inEveryLanguage(() => slug);
}

/** Scrolls to the URL's anchor, since the browser looked for it before the content existed. */
function scrollToAnchor(): void {
  if (location.hash) requestAnimationFrame(() => document.querySelector(location.hash)?.scrollIntoView());
}

function LoadingScreen({ text }: { text: string }) {
  return (
    <div className={styles.screen} role="status">
      <svg className={styles.window} viewBox="0 0 60 74" aria-hidden="true">
        <path className={styles.pane} d="M4 70V32C4 18 14 9 28 4V34Z" />
        <path className={styles.pane} d="M56 70V32C56 18 46 9 32 4V34Z" />
        <path className={styles.pane} d="M9 70L30 40L51 70Z" />
      </svg>
      <span>{text}</span>
    </div>
  );
}

/** Timeout in milliseconds, after which the page renders without the response. */
const REQUEST_TIME_LIMIT = 8000;

/** Requests all paths at once, with the slug of the page's item. Leaves out failed, slow and invalid responses; never rejects. */
export async function loadResponses(
  paths: string[],
  { slug = '', timeLimit = REQUEST_TIME_LIMIT } = {},
): Promise<Responses> {
  const responses = await Promise.all(
    paths.map((path) => load(path.replace(SLUG_PART, `/${slug}`), timeLimit)),
  );
  return Object.fromEntries(paths.map((path, index) => [path, responses[index]]));
}

async function load(path: string, timeLimit: number): Promise<unknown> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) {
      discardBody(response);
      throw new Error(`${response.status}: ${response.statusText}`);
    }
    return await response.json();
  } catch (error) {
    console.warn(`${path} could not be loaded`, error);
    return undefined;
  }
}
