import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { EnvironmentModule, EnvironmentVersions } from '@vitral/contracts/environments';
import { knownDigests } from '../modules/index.ts';
import { Environment } from './environments.entity.ts';
import { SiteClient } from './site-client.ts';
import { problemOf } from './site-problem.ts';
import { readModules } from './site-responses.ts';

const CACHE_MS = 15_000;

type Answer = Pick<EnvironmentVersions, 'problem' | 'modules'>;
type Modules = ReturnType<typeof readModules>;
type Digests = Awaited<ReturnType<typeof knownDigests>>;

interface Cached {
  at: number;
  answer: Promise<Answer>;
}

/** Asks the environments which releases they have. Each server caches the responses for a few seconds. */
@Injectable()
export class VersionsService {
  private readonly answers = new Map<string, Cached>();

  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteClient,
  ) {}

  async list(): Promise<EnvironmentVersions[]> {
    const em = this.em.fork();
    const environments = await em.find(Environment, {}, { orderBy: { place: 'asc', name: 'asc' } });
    this.forgetOthers(environments);
    return Promise.all(
      environments.map(async (environment) => {
        const { id, name, url } = environment;
        return { id, name, url, ...(await this.answerOf(environment)) };
      }),
    );
  }

  /** The next request asks that site again. */
  forget(environmentId: string): void {
    for (const key of this.answers.keys()) if (key.startsWith(environmentId)) this.answers.delete(key);
  }

  private forgetOthers(environments: Environment[]): void {
    const keys = new Set(environments.map(keyOf));
    for (const key of this.answers.keys()) if (!keys.has(key)) this.answers.delete(key);
  }

  private answerOf(environment: Environment): Promise<Answer> {
    const key = keyOf(environment);
    const known = this.answers.get(key);
    if (known && performance.now() < known.at + CACHE_MS) return known.answer;
    const answer = this.ask(environment);
    this.answers.set(key, { at: performance.now(), answer });
    answer.catch(() => this.answers.delete(key));
    return answer;
  }

  private async ask(environment: Environment): Promise<Answer> {
    try {
      const modules = readModules(await this.sites.ask(environment, '/modules'));
      const digests = await knownDigests(this.em.fork(), versionsIn(modules));
      return { problem: null, modules: modules.map((module) => compared(module, digests)) };
    } catch (error) {
      return { problem: problemOf(error), modules: [] };
    }
  }
}

const keyOf = ({ id, version }: Environment): string => `${id} ${version}`;

const versionsIn = (modules: Modules): string[] =>
  modules.flatMap(({ active, candidate }) =>
    [active, candidate].flatMap((release) => release?.version ?? []),
  );

function compared({ name, active, candidate }: Modules[number], digests: Digests): EnvironmentModule {
  const compare = (release: Modules[number]['active']) => {
    if (!release) return null;
    const { version, digest } = release;
    const known = digests.get(`${name} ${version}`);
    return { version, digest, isDifferent: known !== undefined && !known.includes(digest) };
  };
  return { name, active: compare(active), candidate: compare(candidate) };
}
