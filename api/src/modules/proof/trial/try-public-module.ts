import type { RenderedPage } from '@vitral/contracts';
import { type Complaints, lineOf } from './complaints.ts';
import { drawPage, loadRenderer } from './draw-page.ts';
import { openBrowser } from './trial-browser.ts';
import type { TrialFailure, TrialMember, TrialOrder } from './trial-order.ts';
import { waitUntil } from './wait-until.ts';

const LANGUAGES = ['es', 'en', 'fr'] as const;
const TAKEN_OVER_WITHIN_MS = 15_000;
/** Errors right after hydration are thrown within this time. */
const SETTLED_AFTER_MS = 100;
const MOST_FAILURES = 3;

/** Renders every public page in each language as the server does, and hydrates the first one in a browser. */
export async function tryPublicModule(order: TrialOrder, complaints: Complaints): Promise<TrialFailure[]> {
  const member = order.members.find(({ module }) => module.name === 'mfe-public');
  if (!member) return [];

  const { failures, first } = await drawAll(member);
  if (failures.length > 0) return failures;
  const detail = await takeOver(order.members, first, complaints);
  return detail === null ? [] : [{ detail }];
}

async function drawAll(
  member: TrialMember,
): Promise<{ failures: TrialFailure[]; first: RenderedPage | null }> {
  const failures: TrialFailure[] = [];
  const renderer = await loadRenderer(member);
  let first: RenderedPage | null = null;
  if (!renderer) return { failures, first };
  for (const page of member.module.publicPages ?? []) {
    for (const language of LANGUAGES) {
      try {
        const drawn = await drawPage(renderer, member.module.base, page, language);
        first ??= drawn;
      } catch (error) {
        failures.push({ page: page.page, language, detail: lineOf(error) });
      }
      if (failures.length >= MOST_FAILURES) return { failures, first };
    }
  }
  return { failures, first };
}

/** Returns null if the browser hydrates the page, else the reason why it does not. */
async function takeOver(
  members: TrialMember[],
  drawn: RenderedPage | null,
  complaints: Complaints,
): Promise<string | null> {
  const window = openBrowser(
    {
      members,
      path: '/',
      hasSession: false,
      ...(drawn && { html: drawn.html, state: JSON.stringify(drawn.state) }),
    },
    complaints,
  );
  const root = window.document.getElementById('root');
  const hasFailed = () => root?.querySelector('.module-failure') !== null;
  const isTaken = () => root !== null && [...root.querySelectorAll('*')].some(isOfReact);
  await waitUntil(() => isTaken() || hasFailed(), TAKEN_OVER_WITHIN_MS);
  if (!isTaken()) return complaints.firstLine('the browser has not taken over the page');

  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
  // React unmounts the whole tree when a page throws without an error boundary.
  const isStanding = root?.firstElementChild && !hasFailed();
  window.close();
  return isStanding ? null : complaints.firstLine('the page went as the browser took it over');
}

/** React stores its fiber on each element that it manages. */
function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
