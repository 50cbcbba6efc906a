import { readFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BadPackage } from '@vitral/contracts/release-signatures';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import semver from 'semver';
import { Configuration } from '../../platform/config/configuration.ts';
import { StartRefusal } from '../../platform/errors/app-error.ts';
import { isText, listOf, optional, shape } from '../../platform/validation/shapes.ts';
import { problem } from './release-problem.ts';
import { nameOfPackage, type Sbom, type SbomPackage } from './sbom.ts';

const MAX_ENTRIES = 500_000;
const MAX_PROBLEMS = 20;

const isList = listOf(
  shape<BadPackage>({
    name: isText(300),
    versions: optional(listOf(isText(100), 5000)),
    range: optional((value) => isText(1000)(value) && semver.validRange(String(value)) !== null),
    reason: isText(2000),
  }),
  MAX_ENTRIES,
);

/** The list of known bad packages in BAD_PACKAGES_FILE. It is read for each check, so that a new file needs no restart. */
@Injectable()
export class BadPackages implements OnModuleInit {
  constructor(private readonly configuration: Configuration) {}

  get isConfigured(): boolean {
    return this.configuration.badPackagesFile !== null;
  }

  /** Refuses to start with a list that cannot be read, since no package would be checked. */
  async onModuleInit(): Promise<void> {
    if (await this.read()) return;
    const { badPackagesFile } = this.configuration;
    throw new StartRefusal(
      `BAD_PACKAGES_FILE is ${badPackagesFile}, but must be a JSON list of {"name", "versions" or "range", "reason"}.`,
    );
  }

  async problemsIn({ components }: Sbom): Promise<ReleaseProblem[]> {
    const list = await this.read();
    if (!list) return [problem('package-list-unreadable', {})];
    const names = new Set(components.map(nameOfPackage));
    const bad = list.filter(({ name }) => names.has(name));
    const problems = components.flatMap((component) => {
      const found = bad.find((entry) => entry.name === nameOfPackage(component) && isBad(component, entry));
      if (!found) return [];
      const { name, reason } = found;
      return [problem('package-bad', { name, version: component.version, reason })];
    });
    return problems.slice(0, MAX_PROBLEMS);
  }

  /** Returns null for a list that cannot be read. */
  private async read(): Promise<BadPackage[] | null> {
    const path = this.configuration.badPackagesFile;
    if (path === null) return [];
    const list: unknown = await readFile(path, 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => null);
    return isList(list) ? (list as BadPackage[]) : null;
  }
}

function isBad({ version }: SbomPackage, { versions, range }: BadPackage): boolean {
  if (!versions && range === undefined) return true;
  if (versions?.includes(version)) return true;
  return range !== undefined && semver.satisfies(version, range, { includePrerelease: true });
}
