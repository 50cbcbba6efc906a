import type { HeadContext } from './page-definition.ts';

interface Step {
  name: string;
  /** Full URL. */
  url: string;
}

/** Returns the way from the home page to the open page (https://schema.org/BreadcrumbList), with the pages between them. */
export function breadcrumbs(
  name: string,
  { t, origin, language, url }: HeadContext,
  between: Step[] = [],
): object {
  const steps = [{ name: t('site.name'), url: `${origin}/${language}` }, ...between, { name, url }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.url,
    })),
  };
}
