import { useEffect, type ReactNode } from 'react';
import { SiteContext, type Site } from '../i18n/site-context.ts';

interface PageDocumentProps {
  site: Site;
  title: string;
  children: ReactNode;
}

/** Gives the document the page's language and title, and brings the section of the address into view. */
export function PageDocument({ site, title, children }: PageDocumentProps) {
  useEffect(() => {
    document.documentElement.lang = site.language;
    document.title = title;
  }, [site.language, title]);

  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  return <SiteContext value={site}>{children}</SiteContext>;
}
