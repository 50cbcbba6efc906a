import { useEffect, type ComponentType } from 'react';
import { SiteContext, type Site } from '../site/site-context.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { repeatFirstClick } from './first-click.ts';

interface PageRootProps {
  site: Site;
  View: ComponentType<{ data: unknown }>;
  data: unknown;
}

/** The whole of a page, the same on the server and in the browser. */
export function PageRoot({ site, View, data }: PageRootProps) {
  useEffect(repeatFirstClick, []);
  return (
    <SiteContext value={site}>
      <PageFrame>
        <View data={data} />
      </PageFrame>
    </SiteContext>
  );
}
