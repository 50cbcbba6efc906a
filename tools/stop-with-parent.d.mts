/** Ends this process when its parent, usually npm, has ended without forwarding a signal; it would otherwise hold port and data. */
export declare function stopWithParent(): void;
