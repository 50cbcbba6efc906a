// Checks what Vitral is made of. With --release, as `npm version` runs it, also checks what needs the network or minutes, and
// writes sbom.cdx.json and THIRD-PARTY.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageProblems, imagesIn } from './images.ts';
import { decidedScripts, lockProblems, readLock } from './lock.ts';
import { knownVulnerabilities } from './osv.ts';
import { rebuildProblems, releaseFolders } from './rebuild.ts';
import { licenceList, licenceProblems, sbomOf, unlistedComponents } from './sbom.ts';

interface Check {
  title: string;
  problems: () => string[] | Promise<string[]>;
}

function checksOf(root: string, osvDatabase: string | undefined): Check[] {
  const packages = readLock(root);
  return [
    { title: 'lock file', problems: () => lockProblems(packages, decidedScripts(root)) },
    { title: 'licences', problems: () => licenceProblems(packages) },
    ...(osvDatabase === undefined
      ? []
      : [{ title: 'known vulnerabilities', problems: () => knownVulnerabilities(osvDatabase, packages) }]),
  ];
}

function releaseChecksOf(root: string): Check[] {
  return [
    { title: 'images', problems: () => imageProblems(imagesIn(root)) },
    { title: 'signatures of the registry', problems: () => signatureProblems(root) },
    ...releaseFolders(root).map((folder) => ({
      title: `SBOM of ${folder}`,
      problems: () => unlistedComponents(releaseSbom(root, folder), readLock(root)),
    })),
    ...releaseFolders(root).map((folder) => ({
      title: `second build of ${folder}`,
      problems: () => rebuildProblems(root, folder),
    })),
  ];
}

const releaseSbom = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'dist/sbom.cdx.json'), 'utf8')) as {
    components: { purl: string }[];
  };

/** Lets npm verify the registry's signature of each installed package. */
function signatureProblems(root: string): string[] {
  const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`npm audit signatures: ${stdout}${stderr}`.trim()];
}

function writeLists(root: string): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const packages = readLock(root);
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(version, packages), null, 2)}\n`);
  writeFileSync(join(root, 'THIRD-PARTY.md'), licenceList(packages));
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const isRelease = process.argv.includes('--release');
const checks = [...checksOf(root, process.env['OSV_DATABASE']), ...(isRelease ? releaseChecksOf(root) : [])];
let count = 0;
for (const { title, problems } of checks) {
  const found = await problems();
  count += found.length;
  console.log(found.length === 0 ? `${title}: no problems` : [`${title}:`, ...found].join('\n  '));
}
if (count > 0) process.exitCode = 1;
else if (isRelease) writeLists(root);
