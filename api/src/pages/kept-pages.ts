import type { KeptBody } from '../platform/http/kept-body.ts';

export interface DrawnPage {
  body: KeptBody;
  /** Whether it holds for whoever comes next; a page with something left out does not. */
  isKept: boolean;
  /** When it starts to be out of date, in milliseconds since 1970. */
  freshUntil: number;
}

interface Entry {
  generation: number;
  drawing: Promise<DrawnPage>;
  freshUntil: number;
}

/** Far more than there are pages and languages; addresses of the site that are made up push one another out. */
const MOST_ENTRIES = 200;

/** Pages as they were drawn last, until what they show has changed. */
export class KeptPages {
  private readonly entries = new Map<string, Entry>();

  /** The page under `key`, if it is of this generation and still fresh. */
  find(key: string, generation: number): Promise<DrawnPage> | null {
    const entry = this.entries.get(key);
    return entry?.generation === generation && entry.freshUntil > Date.now() ? entry.drawing : null;
  }

  /** Draws a page once for all who ask for it meanwhile. */
  keep(key: string, generation: number, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const drawing = draw();
    const entry: Entry = { generation, drawing, freshUntil: Infinity };
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > MOST_ENTRIES && oldest !== undefined) this.entries.delete(oldest);

    const forget = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    };
    drawing.then(({ isKept, freshUntil }) => {
      if (isKept) entry.freshUntil = freshUntil;
      else forget();
    }, forget);
    return drawing;
  }
}
