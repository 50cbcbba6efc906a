/** Data attributes of the document's root, which style sheets and islands read. */
export const { dataset } = document.documentElement;
