import type { RenderedPage } from '@vitral/contracts';
import { type Complaints, lineOf } from './complaints.ts';
import { drawPage, loadRenderer } from './draw-page.ts';
import { openBrowser } from './trial-browser.ts';
import type { TrialFailure, TrialMember, TrialOrder } from './trial-order.ts';
import { waitUntil } from './wait-until.ts';

const LANGUAGES = ['es', 'en', 'fr'] as const;
const TAKEN_OVER_WITHIN_MS = 15_000;
/** What throws only after the page was taken over is thrown by then. */
const SETTLED_AFTER_MS = 100;
const MOST_FAILURES = 3;

/** Draws every page of the public site as the server does, in each language, and lets a browser take over the first. */
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

/** Null when the browser made the page its own; else what kept it from that. */
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
  // React takes everything away when a page throws that has nothing to show instead.
  const isStanding = root?.firstElementChild && !hasFailed();
  window.close();
  return isStanding ? null : complaints.firstLine('the page went as the browser took it over');
}

/** React notes at each element which part of the page it is. */
function isOfReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
