import type { BootModule } from '@vitral/contracts/modules';

export interface StyleLink {
  url: string;
  integrity: string;
}

export interface PageStyles {
  /** Text of a style element, which the first screen needs; empty without any. */
  first: string;
  later: StyleLink[];
}

/** Rendered by mfe-public after the first screen (mfe-public/src/site/later-styles.tsx), where further style sheets are linked. */
export const LATER_STYLES = '<template data-later-styles=""></template>';

/** Matches references that are relative to the style sheet: fonts, not `#triptych`, paths, other origins or data. */
const RELATIVE = /url\((["']?)(?!["'#/]|[a-z]+:)/g;

export const NO_STYLES: PageStyles = { first: '', later: [] };

/** Returns the styles of a rendered page, those of the first screen as text. */
export function stylesInPage(release: BootModule | null, page: string): PageStyles {
  if (!release) return NO_STYLES;
  const { base, pageStyles = {}, firstStyles = {} } = release;
  const files = pageStyles[page] ?? [];
  const texts = files.flatMap((file) => firstStyles[file] ?? []);
  const first = texts.join('\n').replace(RELATIVE, (_, quote: string) => `url(${quote}${base}`);
  return {
    first,
    later: linksTo(
      release,
      files.filter((file) => !Object.hasOwn(firstStyles, file)),
    ),
  };
}

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
