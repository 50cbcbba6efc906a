/** Marks the end of the first screen: at this point the server links the style sheets of the content below (docs/adr/061). */
export function LaterStyles() {
  return <template data-later-styles="" />;
}
