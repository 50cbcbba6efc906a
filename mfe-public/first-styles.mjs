/** Style sheets of parts below the first screen of every page, and of parts that load or open later. */
const LATER =
  /\/src\/(education\/|blocks\/(?!hero\/)|carousel\/|consent\/|contact\/|forms\/|glass\/(edge|pane|ribbon)|layout\/(footer|contact-block|language-switch|menu-panel|scroll-to-top|section)|motion\/moving-strip|rendering\/|toast\/|dialog\/choices-dialog)/;

/** Style sheets of parts that not every page shows, which have separate chunks. */
const SEPARATE =
  /\/(announcement|chosen-logo|further-links|hero|hero-window|motion-toggle|not-found|wide-hero)\.module/;

const nameOf = ({ name }) => name ?? '';
const pathOf = (module) => (module.nameForCondition() ?? '').replaceAll('\\', '/');
const isPage = (chunk) => /^(remote$|page-)/.test(nameOf(chunk));

/**
 * Cache group of the style sheets that a page's first screen needs: one chunk for all pages, and others for those that
 * some pages share. The server inlines the texts into a page whose markup has one of their classes (`firstStyles` of
 * the descriptor).
 */
export const firstStyles = {
  type: 'css/mini-extract',
  test: (module) => !LATER.test(pathOf(module)),
  chunks: isPage,
  name(module, chunks) {
    const [, separate] = SEPARATE.exec(pathOf(module)) ?? [];
    if (separate) return `first-${separate}`;
    const names = chunks.map(nameOf);
    if (names.includes('remote')) return 'first';
    return `first-${names
      .map((name) => name.replace('page-', ''))
      .sort()
      .join('-')}`;
  },
  enforce: true,
};
