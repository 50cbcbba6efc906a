/** Removes everything after the last segment of a program: symbols and notes for debuggers, which the system never loads. */
export declare function removeSymbols(path: string): void;
