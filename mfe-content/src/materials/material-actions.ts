import type { ContentItem } from '@vitral/contracts';

/** What can be done with a material. */
export interface MaterialActions {
  preview: (material: ContentItem) => void;
  download: (material: ContentItem) => void;
  edit: (material: ContentItem) => void;
  share: (material: ContentItem) => void;
  /** Hides what is visible and the other way round. */
  toggle: (material: ContentItem) => void;
  delete: (material: ContentItem) => void;
}
