import { join } from 'node:path';
import { buildModule, revisionOf } from './build-module.ts';
import { identify, type Ask } from './credentials.ts';
import { problemLines } from './explanations.ts';
import type { PublishOptions } from './options.ts';
import { readRelease, type Release } from './pack-release.ts';
import { chooseRelease, findKnown, publish, readProblems } from './publication.ts';
import { EXIT, Refusal } from './refusal.ts';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { ReleaseChannel } from '@vitral/contracts/releases';
import { endPreview, publishPreview, weightText } from './previews.ts';
import type { Site } from './site.ts';
import {
  activate,
  activeOf,
  readChannel,
  rollBack,
  share,
  withdraw,
  type ReleaseRow,
} from './change-channel.ts';
import { sizeText, type Steps } from './steps.ts';

export interface Context {
  /** Folder of the checkout. */
  root: string;
  site: Site | null;
  steps: Steps;
  ask: Ask | undefined;
  /** Receives the function that ends the session. */
  cleanUp: (end: () => Promise<void>) => void;
  /** Prints the result for machines. */
  print?: (text: string) => void;
  build?: (root: string, module: string) => Promise<void>;
  /** Returns the folder of a module's build, within the checkout. */
  distOf?: (module: string) => string;
}

type Connection = { site: Site; steps: Steps };
type Output = { print: (text: string) => void };
type ReadBuild = (version?: string) => Promise<Release>;

const RESULTS = {
  new: 'The site does not have it yet; nothing was sent.',
  known: 'The site has exactly these files already; nothing was sent.',
  unchecked: 'Nothing was sent.',
};

const distInWorkspace = (module: string) => join(module, 'dist');

/** Builds, sends and activates a release as the options say, and resolves with the exit code. */
export async function run(options: PublishOptions, context: Context) {
  const { root, site, steps, ask, cleanUp, build = buildModule, distOf = distInWorkspace } = context;
  const { print = () => {} } = context;
  const isConnected = options.action !== 'dry-run' || options.token || ask;
  const connection = site && isConnected ? { site, steps } : null;
  if (connection) cleanUp(await identify(connection.site, options.token, ask));
  // Reads the channel before the build, so that a missing permission is reported first.
  const before = connection && (await readChannel(connection.site));
  if (connection && before && options.action === 'rollback')
    return report(options, await rollBack(connection.site, options.module, before), connection);
  if (connection && options.action === 'withdraw')
    return report(options, await withdraw(connection.site, options.module), connection);
  if (connection && options.action === 'end-preview') return leavePreview(options, connection);

  await build(root, options.module);
  steps.done(`Built ${options.module}`);
  const read: ReadBuild = (version = options.version) =>
    readRelease(join(root, distOf(options.module)), version);
  if (!connection || options.action === 'dry-run')
    return compare(options, connection?.site ?? null, steps, read);
  return send(options, read, root, { ...connection, print });
}

async function send(
  options: PublishOptions,
  read: ReadBuild,
  root: string,
  { site, steps, print }: Connection & Output,
) {
  const { detail, isNew, release } = await publish(site, { ...options, revision: revisionOf(root) }, read);
  steps.done(`${isNew ? 'Sent' : 'The site has it already:'} ${describe(release)}`);
  const { signature } = detail;
  if (signature) steps.done(`Signed by ${signature.signer}, key ${signature.fingerprint}`);
  if (options.preview !== undefined) return preview(options, detail, { site, steps, print });
  return steer(options, detail, { site, steps });
}

async function preview(
  { preview: name = '', days, isJson = false }: PublishOptions,
  detail: ReleaseRow,
  { site, steps, print }: Connection & Output,
) {
  const result = await publishPreview(site, detail, { preview: name, days });
  steps.done(`Checks passed, trial included: ${detail.name} ${detail.version} is in the preview ${name}`);
  steps.say(`${weightText(result.bytes)}, until ${result.endsAt}, for everybody with this link:`);
  if (isJson) print(JSON.stringify(result, null, 2));
  else steps.say(result.link);
  return 0;
}

async function leavePreview({ module, preview: name = '' }: PublishOptions, { site, steps }: Connection) {
  const wasThere = await endPreview(site, module, name);
  steps.done(wasThere ? `${module} left the preview ${name}` : `${module} is in no preview ${name}`);
  return 0;
}

async function steer(options: PublishOptions, detail: ReleaseRow, { site, steps }: Connection) {
  if (options.action === 'publish') return showChecks(await readProblems(site, detail), detail, steps);
  const { candidate } = await readChannel(site);
  const channel =
    options.action === 'activate'
      ? await activate(site, detail)
      : await share(site, detail, options.share ?? 0);
  // The checks of a candidate ran when it became one.
  if (candidate?.release.id !== detail.id) steps.done('Checks passed, trial included');
  return report(options, channel, { site, steps });
}

function showChecks(problems: ReleaseProblem[], { name, version }: ReleaseRow, steps: Steps) {
  if (problems.length > 0 && problems.every(({ code }) => code === 'grant-missing')) {
    steps.done(
      `Checks passed, but an admin has to grant what ${name} asks for: activate it at /admin/modules`,
    );
    return 0;
  }
  if (problems.length > 0) {
    steps.failed([
      `${name} ${version} is on the site, but cannot be activated as the site is now:`,
      ...problemLines(problems),
    ]);
    return EXIT.refused;
  }
  steps.done(
    `Checks passed: ${name} ${version} can be activated (--activate, --share 10, or at /admin/modules)`,
  );
  return 0;
}

async function compare(options: PublishOptions, site: Site | null, steps: Steps, read: ReadBuild) {
  if (options.isNext && !site)
    throw new Refusal(EXIT.usage, '--next needs the site, and a token or a terminal, to read its versions.');
  const release = site ? await chooseRelease(site, options, read) : await read();
  steps.done(`Packed ${describe(release)}`);
  const known = site ? await findKnown(site, options.module, release) : 'unchecked';
  if (known !== 'taken') {
    steps.say(RESULTS[known]);
    return 0;
  }
  steps.failed([
    `The site has other files as ${release.descriptor.version}: choose another with --version, or leave it to --next.`,
  ]);
  return EXIT.refused;
}

/** Prints the releases that visitors receive now. */
function report({ module }: PublishOptions, channel: ReleaseChannel, { site, steps }: Connection) {
  const { active, candidate } = channel;
  const current = activeOf(channel, module);
  const time = new Date().toTimeString().slice(0, 8);
  steps.done(
    `${site.url} has ${module} ${current?.version ?? '(none)'} active since ${time}, set ${active.id}`,
  );
  if (candidate?.release.name === module)
    steps.say(
      `${candidate.share} percent of the visitors have ${module} ${candidate.release.version}, set ${candidate.set.id}.`,
    );
  steps.say(`Done in ${steps.total}.`);
  return 0;
}

const describe = ({ descriptor, files, size, digest }: Release) =>
  `${descriptor.name} ${descriptor.version}: ${files.length} files, ${sizeText(size)}, digest ${digest.slice(0, 8)}`;
