import type { Ask } from '../credentials.ts';
import type { Options, Values } from '../option.ts';
import type { Context } from '../run.ts';
import type { Steps } from '../steps.ts';

/** The checkout or folder that a command runs in. */
export interface Workspace extends Pick<Context, 'root' | 'build' | 'distOf'> {
  /** Folder in which the person typed the names of files. */
  folder: string | undefined;
  /** The module of a checkout that holds no other; undefined where the command line names it. */
  module?: string | undefined;
}

export interface Invocation<Given extends Options = Options> {
  values: Values<Given>;
  positionals: string[];
  /** All words after the name of the command. */
  words: string[];
  workspace: Workspace;
  environment: NodeJS.ProcessEnv;
  /** Prints lines for people: on standard error with --json, so that standard output holds one JSON document. */
  steps: Steps;
  /** Prints the result on standard output. */
  print: (text: string) => void;
  /** All commands, from which completion is made. */
  commands: readonly Command[];
  pause: (milliseconds: number) => Promise<unknown>;
  /** Asks at the terminal; undefined without one. */
  ask: Ask | undefined;
  /** Receives the function that ends the session when the command ends. */
  cleanUp: Context['cleanUp'];
}

export interface Command<Given extends Options = Options> {
  name: string;
  /** One line of `vitral --help`. */
  summary: string;
  /** Words after the name, such as `[module]`. */
  usage: string;
  examples: string[];
  options: Given;
  /** Words that complete the first argument. */
  choices?: readonly string[];
  /** Resolves with the exit code. A thrown Refusal or SiteError is explained, and ends the command with its code. */
  run: (invocation: Invocation<Given>) => Promise<number>;
}

/** Checks a command's types. The table holds commands of all options. */
export const defineCommand = <Given extends Options>(command: Command<Given>): Command =>
  command as unknown as Command;
