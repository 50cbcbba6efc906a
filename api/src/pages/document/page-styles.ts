import type { BootModule } from '@vitral/contracts/modules';

export interface StyleLink {
  url: string;
  integrity: string;
}

export interface PageStyles {
  /** Text of a style element for the first screen; empty if there is none. */
  first: string;
  later: StyleLink[];
}

/** Rendered by mfe-public after the first screen (mfe-public/src/site/later-styles.tsx), where further style sheets are linked. */
export const LATER_STYLES = '<template data-later-styles=""></template>';

/** Matches references that are relative to the style sheet: fonts, not `#triptych`, paths, other origins or data. */
const RELATIVE = /url\((["']?)(?!["'#/]|[a-z]+:)/g;

export const NO_STYLES: PageStyles = { first: '', later: [] };

/**
 * Returns the styles of a rendered page. Those of the first screen are returned as text if the markup uses one of their
 * classes.
 */
export function stylesInPage(release: BootModule | null, page: string, html: string): PageStyles {
  if (!release) return NO_STYLES;
  const { base, pageStyles = {}, firstStyles = {} } = release;
  const files = pageStyles[page] ?? [];
  const classes = classesIn(html);
  const texts = files
    .flatMap((file) => firstStyles[file] ?? [])
    .filter((text) => [...text.matchAll(CLASS_SELECTOR)].some(([, name = '']) => classes.has(name)));
  const first = texts.join('\n').replace(RELATIVE, (_, quote: string) => `url(${quote}${base}`);
  return {
    first,
    later: linksTo(
      release,
      files.filter((file) => !Object.hasOwn(firstStyles, file)),
    ),
  };
}

const CLASS_SELECTOR = /\.([a-z_][\w-]*)/gi;

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="?([\w -]+)/g)].flatMap(([, names = '']) => names.split(' ')));

/** Returns links to all style sheets of a page. */
export function stylesOf(release: BootModule | null, page: string): StyleLink[] {
  return release ? linksTo(release, release.pageStyles?.[page] ?? []) : [];
}

/** In the browser the module brings its own styles; the shell's are for its failure panel. */
export function shellStyles(shell: BootModule): PageStyles {
  return { first: '', later: linksTo(shell, shell.styles) };
}

function linksTo({ base, integrity }: BootModule, files: string[]): StyleLink[] {
  return files.map((file) => ({ url: base + file, integrity: integrity[file] ?? '' }));
}
