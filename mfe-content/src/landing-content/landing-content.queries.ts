import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { LANDING_SECTIONS, type LandingContentItem } from '@vitral/contracts';

export const landingContentQuery = queryOptions({
  queryKey: ['landing-content'],
  queryFn: ({ signal }) => api.all<LandingContentItem>('/landing-content', { signal }),
  select: inPageOrder,
});

function inPageOrder(items: LandingContentItem[]): LandingContentItem[] {
  const place = ({ section }: LandingContentItem) => LANDING_SECTIONS.indexOf(section);
  return items.toSorted((one, other) => place(one) - place(other));
}
