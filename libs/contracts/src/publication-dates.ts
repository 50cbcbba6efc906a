/** Times at which the server shows and hides an item by itself: ISO 8601 instants, null for never. docs/adr/083. */
export interface PublicationDates {
  publishAt: string | null;
  unpublishAt: string | null;
}

export const NO_DATES: PublicationDates = { publishAt: null, unpublishAt: null };

/** Days that a date may lie ahead. */
export const PUBLICATION_DAYS = 1830;
