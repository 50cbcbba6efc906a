import type { ContentItem } from '@vitral/contracts';

/** Where the bytes are, to be saved; the session decides whether they are given. */
export const fileAddress = (id: ContentItem['id']) => `/api/content/${id}/file`;

/** Where they are to be shown in place: pictures in a width (pixels) or cut to a square, others as they are. */
export function inlineAddress(id: ContentItem['id'], variant: { w?: number; shape?: 'square' } = {}): string {
  const entries = Object.entries({ disposition: 'inline', ...variant });
  return `${fileAddress(id)}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
