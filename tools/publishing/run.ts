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

type Result = (result: object) => void;
type Connection = { site: Site; steps: Steps; result: Result };
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
  const result: Result = options.isJson ? (value) => print(JSON.stringify(value, null, 2)) : () => {};
  const isConnected = options.action !== 'dry-run' || options.token || ask;
  const connection = site && isConnected ? { site, steps, result } : null;
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
    return compare(options, { site: connection?.site ?? null, steps, result }, read);
  return send(options, read, root, connection);
}

async function send(options: PublishOptions, read: ReadBuild, root: string, connection: Connection) {
  const { site, steps } = connection;
  const { detail, isNew, release } = await publish(site, { ...options, revision: revisionOf(root) }, read);
  steps.done(`${isNew ? 'Sent' : 'The site has it already:'} ${describe(release)}`);
  const { signature } = detail;
  if (signature) steps.done(`Signed by ${signature.signer}, key ${signature.fingerprint}`);
  if (options.preview !== undefined) return preview(options, detail, connection);
  return steer(options, detail, connection);
}

async function preview(
  { preview: name = '', days, isJson = false }: PublishOptions,
  detail: ReleaseRow,
  { site, steps, result }: Connection,
) {
  const published = await publishPreview(site, detail, { preview: name, days });
  steps.done(`Checks passed, trial included: ${detail.name} ${detail.version} is in the preview ${name}`);
  steps.say(`${weightText(published.bytes)}, until ${published.endsAt}, for everybody with this link:`);
  if (!isJson) steps.say(published.link);
  result(published);
  return 0;
}

async function leavePreview(
  { module, preview: name = '' }: PublishOptions,
  { site, steps, result }: Connection,
) {
  const wasThere = await endPreview(site, module, name);
  steps.done(wasThere ? `${module} left the preview ${name}` : `${module} is in no preview ${name}`);
  result({ preview: name, module, hasLeft: wasThere });
  return 0;
}

async function steer(options: PublishOptions, detail: ReleaseRow, connection: Connection) {
  const { site, steps } = connection;
  if (options.action === 'publish') return showChecks(await readProblems(site, detail), detail, connection);
  const { candidate } = await readChannel(site);
  const channel =
    options.action === 'activate'
      ? await activate(site, detail)
      : await share(site, detail, options.share ?? 0);
  // Already checked when the release became the candidate.
  if (candidate?.release.id !== detail.id) steps.done('Checks passed, trial included');
  return report(options, channel, connection);
}

function showChecks(
  problems: ReleaseProblem[],
  { id, name, version }: ReleaseRow,
  { steps, result }: Connection,
) {
  result({ module: name, version, release: id, isActivatable: problems.length === 0, problems });
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

async function compare(
  options: PublishOptions,
  { site, steps, result }: { site: Site | null; steps: Steps; result: Result },
  read: ReadBuild,
) {
  if (options.isNext && !site)
    throw new Refusal(EXIT.usage, '--next needs the site, and a token or a terminal, to read its versions.');
  const release = site ? await chooseRelease(site, options, read) : await read();
  steps.done(`Packed ${describe(release)}`);
  const known = site ? await findKnown(site, options.module, release) : 'unchecked';
  const { name, version } = release.descriptor;
  result({ module: name, version, digest: release.digest, bytes: release.size, onSite: known });
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
function report({ module }: PublishOptions, channel: ReleaseChannel, { site, steps, result }: Connection) {
  const { active, candidate } = channel;
  const current = activeOf(channel, module);
  const trial = candidate?.release.name === module ? candidate : null;
  result({
    ...{ module, site: site.url, active: current?.version ?? null, set: active.id },
    candidate: trial && { version: trial.release.version, share: trial.share, set: trial.set.id },
  });
  const time = new Date().toTimeString().slice(0, 8);
  steps.done(
    `${site.url} has ${module} ${current?.version ?? '(none)'} active since ${time}, set ${active.id}`,
  );
  if (trial)
    steps.say(
      `${trial.share} percent of the visitors have ${module} ${trial.release.version}, set ${trial.set.id}.`,
    );
  steps.say(`Done in ${steps.total}.`);
  return 0;
}

const describe = ({ descriptor, files, size, digest }: Release) =>
  `${descriptor.name} ${descriptor.version}: ${files.length} files, ${sizeText(size)}, digest ${digest.slice(0, 8)}`;
