import { DRAFTS } from '../contact/form-values.ts';
import { Island } from '../site/island.tsx';
import type { SitePageData } from './site-page.data.ts';
import { SitePage } from './site-page.page.tsx';

/** Thanks for a request to join, and clears its draft if it was sent without scripts. */
export function JoinSentPage({ data }: { data: SitePageData | null }) {
  return (
    <>
      <SitePage data={data} />
      <Island name="draft-clearing" wakeIf={DRAFTS.join} hidden />
    </>
  );
}
