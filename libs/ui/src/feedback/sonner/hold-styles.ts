/**
 * Sonner writes its styles into the page as it loads, without the nonce that the content security policy asks for.
 * They are linked as a file instead (toaster.tsx); until release-styles.ts runs, style elements go nowhere.
 */
document.head.appendChild = function <T extends Node>(node: T): T {
  return node instanceof HTMLStyleElement ? node : (Node.prototype.appendChild.call(this, node) as T);
};
