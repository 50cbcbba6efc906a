import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import type { PageBoot } from '../i18n/texts.ts';
import { useSite } from './site-context.ts';

/** Makes an element of the server's markup respond to the visitor; the default export of each island. Resolves once it responds. */
export type WakeIsland = (element: HTMLElement, boot: PageBoot) => void | Promise<void>;

/** The islands of the public site; each is `<name>.island.ts(x)`, an exposed module of this remote. */
export const ISLAND_NAMES = [
  'announcement',
  'backup-download',
  'calendar',
  'carousel',
  'choices-button',
  'contact-form',
  'cookie-banner',
  'draft-clearing',
  'embeds',
  'language-offer',
  'language-toast',
  'live-session',
  'missing-text',
  'next-session',
  'promo-video',
  'registration-form',
] as const;
export type IslandName = (typeof ISLAND_NAMES)[number];

type IslandProps<Tag extends ElementType> = {
  name: IslandName;
  as?: Tag;
  /** Props of a React island, serialized as JSON; absent for an island without React. */
  props?: object;
  /** Wakes the island without an event on it: in the viewport or, after a scroll, near it; or at the first scroll. */
  wake?: 'near' | 'scroll';
  /** Wakes the island at once if an entry of the browser's storage has this name. */
  wakeIf?: string;
  /** The island handles arrow keys, Home and End. */
  keys?: boolean;
  children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<Tag>, 'name' | 'as' | 'children'>;

/**
 * Marks a part of the page whose script loads when a visitor first reaches it (docs/adr/061). The shell's starter reads these
 * attributes.
 */
export function Island<Tag extends ElementType = 'div'>({
  name,
  as,
  props,
  wake,
  wakeIf,
  keys = false,
  children,
  ...rest
}: IslandProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  // React already renders a mounted page's islands with their handlers.
  if (useSite().isMounted && props) return <Element {...rest}>{children}</Element>;
  return (
    <Element
      {...rest}
      data-island={name}
      data-props={props && JSON.stringify(props)}
      data-wake={wake}
      data-wake-if={wakeIf}
      data-keys={keys ? '' : undefined}
    >
      {children}
    </Element>
  );
}
