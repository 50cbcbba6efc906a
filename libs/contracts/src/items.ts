/** The fields that the server adds to each item that people edit. */
export interface Stored {
  id: string;
  /** ISO 8601 timestamps. */
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** A full update of an item: `version` is the one that was read, 409 for a stale one. */
export type Versioned<Input> = Input & Pick<Stored, 'version'>;
