import { join } from 'node:path';
import { buildModule } from './build-module.mjs';
import { identify } from './credentials.mjs';
import { problemLines } from './explanations.mjs';
import { readRelease } from './pack-release.mjs';
import { chooseRelease, findKnown, publish, readProblems } from './publication.mjs';
import { EXIT, Refusal } from './refusal.mjs';
import { revisionOf } from './revision.mjs';
import { activate, activeOf, readChannel, rollBack, share, withdraw } from './steering.mjs';
import { sizeText } from './steps.mjs';

const KNOWN_AS = {
  new: 'The site does not know it yet; nothing was sent.',
  known: 'The site has exactly these files already; nothing was sent.',
};

/**
 * Does what the options ask for, from the build to the visitors, and answers the exit code. `cleanUp` is given what must
 * happen however it ends.
 */
export async function run(options, { root, site, steps, ask, cleanUp, build = buildModule }) {
  const isChecked = site && (options.action !== 'dry-run' || options.token || ask);
  if (isChecked) cleanUp(await identify(site, options.token, ask));
  // Who may not is told before anything is built.
  const before = isChecked ? await readChannel(site) : null;
  if (options.action === 'rollback')
    return tell(options, await rollBack(site, options.module, before), { site, steps });
  if (options.action === 'withdraw')
    return tell(options, await withdraw(site, options.module), { site, steps });

  await build(root, options.module);
  steps.done(`Built ${options.module}`);
  const read = (version = options.version) => readRelease(join(root, options.module, 'dist'), version);
  if (options.action === 'dry-run') return compare(options, isChecked ? site : null, steps, read);

  const { detail, isNew, release } = await publish(site, { ...options, revision: revisionOf(root) }, read);
  steps.done(`${isNew ? 'Sent' : 'The site has it already:'} ${describe(release)}`);
  return steer(options, detail, { site, steps });
}

async function steer(options, detail, { site, steps }) {
  if (options.action === 'publish') return showChecks(await readProblems(site, detail), detail, steps);
  const { candidate } = await readChannel(site);
  const channel =
    options.action === 'activate' ? await activate(site, detail) : await share(site, detail, options.share);
  // A candidate was tried out before it became one.
  if (candidate?.release.id !== detail.id) steps.done('Checks passed, trial included');
  return tell(options, channel, { site, steps });
}

function showChecks(problems, { name, version }, steps) {
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

async function compare(options, site, steps, read) {
  if (options.isNext && !site)
    throw new Refusal(EXIT.usage, '--next needs the site, and a token or a terminal, to count on.');
  const release = site ? await chooseRelease(site, options, read) : await read();
  steps.done(`Packed ${describe(release)}`);
  const known = site ? await findKnown(site, options.module, release) : 'unasked';
  if (known !== 'taken') {
    steps.say(KNOWN_AS[known] ?? 'Nothing was sent.');
    return 0;
  }
  steps.failed([
    `The site has other files as ${release.descriptor.version}: choose another with --version, or leave it to --next.`,
  ]);
  return EXIT.refused;
}

/** What visitors get now. */
function tell({ module }, channel, { site, steps }) {
  const { active, candidate } = channel;
  const current = activeOf(channel, module);
  const time = new Date().toTimeString().slice(0, 8);
  steps.done(
    `${site.address} has ${module} ${current?.version ?? '(none)'} active since ${time}, set ${active.id}`,
  );
  if (candidate?.release.name === module)
    steps.say(
      `${candidate.share} percent of the visitors have ${module} ${candidate.release.version}, set ${candidate.set.id}.`,
    );
  steps.say(`Done in ${steps.total}.`);
  return 0;
}

const describe = ({ descriptor, files, size, digest }) =>
  `${descriptor.name} ${descriptor.version}: ${files.length} files, ${sizeText(size)}, digest ${digest.slice(0, 8)}`;
