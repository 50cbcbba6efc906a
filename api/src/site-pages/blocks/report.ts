/** Reports a value that is not valid, as `path:rule`. */
export type Report = (path: string, rule: string) => void;
