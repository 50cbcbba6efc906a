/** Marks the end of the first screen: the server links the style sheets of what follows here (docs/adr/061). */
export function LaterStyles() {
  return <template data-later-styles="" />;
}
