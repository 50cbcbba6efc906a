import type { ContentItem } from '@vitral/contracts';

/** Actions on a material. */
export interface MaterialActions {
  preview: (material: ContentItem) => void;
  download: (material: ContentItem) => void;
  edit: (material: ContentItem) => void;
  share: (material: ContentItem) => void;
  /** Hides a visible material and shows a hidden one. */
  toggle: (material: ContentItem) => void;
  delete: (material: ContentItem) => void;
}
