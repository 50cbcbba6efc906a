import type { ComponentType } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Frame } from '../site/frame.ts';
import { FrameContext, type Site, SiteContext } from '../site/site-context.ts';

interface PageRootProps {
  site: Site;
  frame: Frame;
  View: ComponentType<{ data: unknown }>;
  data: unknown;
}

/** Renders a whole page as static markup; its islands are hydrated or enhanced one by one. */
export function PageRoot({ site, frame, View, data }: PageRootProps) {
  return (
    <SiteContext value={site}>
      <FrameContext value={frame}>
        <PageFrame>
          <View data={data} />
        </PageFrame>
      </FrameContext>
    </SiteContext>
  );
}
