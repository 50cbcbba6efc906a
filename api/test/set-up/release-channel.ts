import { createHash, randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import { type BuiltDescriptor, RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { ReleaseChannel as ReleaseChannelResponse } from '@vitral/contracts/releases';
import type TestAgent from 'supertest/lib/agent.js';
import { AutomaticChanges } from '../../src/modules/activation/automatic-changes.ts';
import { Proof } from '../../src/modules/proof/proof.ts';
import { Release } from '../../src/modules/releases/release.entity.ts';

/** Name of the demo admin. */
export const ADMIN = 'Adriana Salazar';

type ProofCall = Parameters<Proof['ofSet']>;

/** Replaces the proof of a server; passes everything unless a spec sets `decide`. */
export class ProofDouble {
  calls: { releases: string[]; changed: string[]; trial: boolean; author: string | null }[] = [];
  decide: (call: { releases: Release[]; trial: boolean }) => Promise<ReleaseProblem[]> | ReleaseProblem[] =
    () => [];

  constructor(...applications: INestApplication[]) {
    for (const application of applications) {
      Object.assign(application.get(Proof), { ofSet: (...call: ProofCall) => this.ofSet(...call) });
    }
  }

  async ofSet(...[releases, changed, author, { trial }]: ProofCall): Promise<ReleaseProblem[]> {
    this.calls.push({
      releases: releases.map(nameOf),
      changed: changed.map(nameOf),
      trial,
      author: author?.kind ?? null,
    });
    return this.decide({ releases: [...releases], trial });
  }
}

export const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;

/** Adds a release without files, which suffices for the channel. */
export async function addRelease(
  application: INestApplication,
  name: ReleaseName,
  version: string,
  {
    collections = [],
    declared = {},
    ...more
  }: {
    createdAt?: Date;
    removedAt?: Date;
    collections?: CollectionDeclaration[];
    declared?: Partial<BuiltDescriptor>;
  } = {},
): Promise<Release> {
  const em = application.get(MikroORM).em.fork();
  const release = em.create(Release, {
    name,
    version,
    digest: createHash('sha256').update(randomUUID()).digest('hex'),
    descriptor: {
      name,
      contract: 1,
      pages: [],
      version,
      entry: 'entry.js',
      styles: [],
      library: name === 'shell' ? null : `${name.replace('-', '_')}_${version}`,
      shared: {},
      integrity: {},
      ...(collections.length > 0 && { collections }),
      ...declared,
    },
    origin: 'published',
    ...more,
  });
  await em.persist(release).flush();
  return release;
}

/** Adds one active release of every module, as the server does at its start. */
export async function startSite(application: INestApplication, version = '1.0.0'): Promise<Release[]> {
  const releases: Release[] = [];
  for (const name of RELEASE_NAMES) releases.push(await addRelease(application, name, version));
  await activateBuilds(application, releases);
  return releases;
}

export function activateBuilds(application: INestApplication, releases: Release[]): Promise<void> {
  const em: EntityManager = application.get(MikroORM).em.fork();
  return em.transactional((transaction) =>
    application.get(AutomaticChanges).activateBuilds(transaction, releases),
  );
}

export async function channelOf(agent: TestAgent): Promise<ReleaseChannelResponse> {
  return (await agent.get('/modules/channel').expect(200)).body as ReleaseChannelResponse;
}

/** Version of a module's active release, such as `1.0.0`. */
export function activeOf({ active }: ReleaseChannelResponse, name: ReleaseName): string | undefined {
  return active.releases.find((release) => release.name === name)?.version;
}
