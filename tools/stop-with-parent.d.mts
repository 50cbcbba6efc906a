/**
 * Ends this process if its parent, usually npm, has ended without forwarding a signal; otherwise the process would
 * still occupy port and data.
 */
export declare function stopWithParent(): void;
