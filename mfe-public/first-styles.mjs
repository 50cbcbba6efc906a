/** Style sheets of parts below the first screen of every page, and of parts that load or open later. */
const LATER =
  /\/src\/(education\/|blocks\/(?!hero\/)|carousel\/|consent\/|glass\/edge|layout\/(footer|contact-block|menu-panel)|motion\/moving-strip|rendering\/|toast\/|dialog\/choices-dialog)/;

const nameOf = ({ name }) => name ?? '';
const isPage = (chunk) => /^(remote$|page-)/.test(nameOf(chunk));

/**
 * Cache group of the style sheets that a page's first screen needs, one chunk for all pages and others for those that some
 * pages share. The server puts their text into the page (`firstStyles` of the descriptor).
 */
export const firstStyles = {
  type: 'css/mini-extract',
  test: (module) => !LATER.test((module.nameForCondition() ?? '').replaceAll('\\', '/')),
  chunks: isPage,
  name(_module, chunks) {
    const names = chunks.map(nameOf);
    if (names.includes('remote')) return 'first';
    return `first-${names
      .map((name) => name.replace('page-', ''))
      .sort()
      .join('-')}`;
  },
  enforce: true,
};
