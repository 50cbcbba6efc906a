import { identify } from '../credentials.ts';
import { readToken, requireSite, type SiteValues } from '../site-access.ts';
import { Site } from '../site.ts';
import type { Invocation } from './command.ts';

/** Returns the module that a command concerns: the module of the folder, or the named one; undefined for all modules. */
export const moduleOf = ({ workspace, positionals }: Pick<Invocation, 'workspace' | 'positionals'>) =>
  workspace.module ?? positionals[0];

interface Connection extends Pick<Invocation, 'workspace' | 'environment' | 'steps' | 'ask' | 'cleanUp'> {
  values: SiteValues & { 'token-file'?: string | undefined };
}

/** Connects a command to the site that `option` names, with the stored or given credentials. */
export async function connect(
  { values, workspace, environment, steps, ask, cleanUp }: Connection,
  module: string | undefined,
  option = '--to',
): Promise<Site> {
  const { 'token-file': file, ...given } = values;
  const url = requireSite(given, environment, option);
  const token = readToken({ file, folder: workspace.folder, site: url, module }, environment);
  const site = new Site(url, { report: (sentence) => steps.say(sentence) });
  cleanUp(await identify(site, token, ask));
  return site;
}
