import type { OpenDay } from '../data/opening-hours.ts';
import type { HeadContext } from './page-definition.ts';

interface Step {
  name: string;
  /** Full URL. */
  url: string;
}

/**
 * Returns the breadcrumb trail from the home page to the open page (https://schema.org/BreadcrumbList), with the pages
 * between them.
 */
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

/** Returns the opening hours (https://schema.org/OpeningHoursSpecification), each span with its days. */
export function openingHoursSpecification(days: OpenDay[]): object[] {
  const daysOf = new Map<string, string[]>();
  for (const { day, spans } of days) {
    for (const span of spans) {
      const key = span.join();
      daysOf.set(key, [...(daysOf.get(key) ?? []), DAY_NAMES[day] ?? '']);
    }
  }
  return [...daysOf].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split(',');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** Names of schema.org. */
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
