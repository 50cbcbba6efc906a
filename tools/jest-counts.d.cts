/** Jest reporter that writes how many tests ran. */
declare class JestCounts {
  constructor(configuration: { rootDir: string });
  onRunComplete(contexts: Set<unknown>, results: object): void;
  static kindOf(commandLine: string[]): string;
}

export = JestCounts;
