import type { Ask } from '../credentials.ts';
import type { Options, Values } from '../option.ts';
import type { Context } from '../run.ts';
import type { Steps } from '../steps.ts';

/** Checkout or folder in which the command runs. */
export interface Workspace extends Pick<Context, 'root' | 'build' | 'distOf'> {
  /** Folder to which typed file names are relative. */
  folder: string | undefined;
  /** The only module of the checkout; undefined if the command line must name one. */
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
  /** All commands, from which the completion script is generated. */
  commands: readonly Command[];
  pause: (milliseconds: number) => Promise<unknown>;
  /** Asks at the terminal; undefined if there is none. */
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

/** Checks the types of a command. The table holds commands with different options. */
export const defineCommand = <Given extends Options>(command: Command<Given>): Command =>
  command as unknown as Command;
