/** Reports an invalid value as `path:rule`. */
export type Report = (path: string, rule: string) => void;
