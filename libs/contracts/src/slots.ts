import type { PermissionName } from './access.ts';
import type { AuditNoun } from './audit.ts';
import type { Bilingual } from './languages.ts';

/** Slots that show a component of the module's `remote.tsx`. docs/adr/101. */
export const COMPONENT_SLOTS = ['dashboard-card', 'settings-panel'] as const;
export type ComponentSlot = (typeof COMPONENT_SLOTS)[number];

/** Maximum number of contributions of a module to slots. */
export const MAX_SLOTS = 20;

interface Contribution {
  /** Unique in the module. */
  name: string;
  title: Bilingual;
  /** Order among the contributions of all modules to the slot; 100 unless given. */
  order?: number;
}

/** A component in a slot: a card of the dashboard, or a panel of the settings. */
export interface ComponentContribution extends Contribution {
  slot: ComponentSlot;
  permission: PermissionName;
  /** Spans the whole width instead of one column. */
  isWide?: boolean;
}

/** A link to a page of the same module. The link also needs the permission of that page. */
interface LinkContribution extends Contribution {
  /** URL in the console, optionally with search parameters and a hash. */
  path: string;
  icon: string;
  permission?: PermissionName;
}

/** An entry of the command palette. */
export interface CommandContribution extends LinkContribution {
  slot: 'command';
  /** Additional words by which it is found. */
  keywords?: Bilingual;
  /** The dashboard also shows it as a button. */
  isQuickAction?: boolean;
}

/** An action of the items of a noun, which may belong to another module. `{id}` in `path` stands for the id of the item. */
export interface ItemActionContribution extends LinkContribution {
  slot: 'item-action';
  noun: AuditNoun;
}

/** Bounds of what a public block shows. Longer texts are cut. */
export const PUBLIC_BLOCK_LIMITS = { items: 12, title: 150, text: 500 } as const;

export const PUBLIC_BLOCK_LAYOUTS = ['cards', 'list'] as const;
export type PublicBlockLayout = (typeof PUBLIC_BLOCK_LAYOUTS)[number];

/** The parts of an item that a public block shows. */
export const PUBLIC_BLOCK_PARTS = ['title', 'text', 'date', 'link'] as const;
export type PublicBlockPart = (typeof PUBLIC_BLOCK_PARTS)[number];

/** Documents of a public collection of the module, which staff put on pages of the site. docs/adr/106. */
export interface PublicBlockContribution extends Contribution {
  slot: 'public-block';
  collection: string;
  layout: PublicBlockLayout;
  /**
   * Fields of the collection. A title or text is a string, or an object with a string in each language of the site that it has; a date
   * has the format `date` or `date-time`, a link `uri`. Documents without a title are left out.
   */
  fields: { title: string } & Partial<Record<PublicBlockPart, string>>;
  /** `createdAt`, `updatedAt` or an indexed field; a leading hyphen means descending order. The newest come first unless given. */
  sort?: string;
  /** Most items, up to `PUBLIC_BLOCK_LIMITS.items`. */
  limit: number;
}

export type SlotContribution =
  ComponentContribution | CommandContribution | ItemActionContribution | PublicBlockContribution;

export const isPublicBlock = (one: SlotContribution): one is PublicBlockContribution =>
  one.slot === 'public-block';

export const isComponent = (one: SlotContribution): one is ComponentContribution =>
  COMPONENT_SLOTS.some((slot) => slot === one.slot);

const LAST = 100;

export const slotOrder = ({ order = LAST }: Pick<SlotContribution, 'order'>): number => order;

/** Returns the key of a contribution's component among the `pages` of a remote. */
export const slotKey = (name: string): string => `slot:${name}`;
