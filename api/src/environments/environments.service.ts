import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Environment as EnvironmentResponse,
  ENVIRONMENT_LIMITS,
  type EnvironmentCheck,
} from '@vitral/contracts/environments';
import { AuditedItems } from '../platform/audit/audited-items.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import type { EnvironmentDto, EnvironmentUpdateDto } from './environments.dto.ts';
import { Environment } from './environments.entity.ts';
import { SiteClient, TOKENS_PURPOSE } from './site-client.ts';
import { problemOf } from './site-problem.ts';
import { readToken } from './site-responses.ts';

/** An arbitrary advisory lock id. It serializes parallel requests that add an environment. */
const ENVIRONMENTS_LOCK = 6_183_550_102;
const MAX = ENVIRONMENT_LIMITS.environments;

@Injectable()
export class EnvironmentsService {
  private readonly items: AuditedItems<Environment, EnvironmentResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly secrets: Secrets,
    private readonly sites: SiteClient,
    audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, {
      noun: 'environments',
      entity: Environment,
      nameOf: ({ name }) => name,
      stateOf: toResponse,
    });
  }

  /** Lists the environments in their order; their number is limited at creation. */
  async list(): Promise<EnvironmentResponse[]> {
    return (await this.em.find(Environment, {}, { orderBy: { place: 'asc', name: 'asc' } })).map(toResponse);
  }

  create({ token, ...input }: EnvironmentDto): Promise<EnvironmentResponse> {
    if (token === null) throw new AppError('environments.token-needed');
    return refusingTaken(() =>
      this.em.transactional(async (em) => {
        await em.execute('select pg_advisory_xact_lock(?)', [ENVIRONMENTS_LOCK]);
        if ((await em.count(Environment)) >= MAX) throw new AppError('environments.too-many', { max: MAX });
        return this.items.add(em, em.create(Environment, { ...input, ...this.seal(token) }));
      }),
    );
  }

  update(id: string, { version, token, ...input }: EnvironmentUpdateDto): Promise<EnvironmentResponse> {
    return refusingTaken(() =>
      this.em.transactional(async (em) => {
        const row = await this.items.lock(em, id);
        // A stored token must only reach the site that it was entered for.
        if (token === null && row.url !== input.url) throw new AppError('environments.token-needed');
        const sealed = token === null ? {} : this.seal(token);
        return this.items.edit(em, row, version, () => em.assign(row, { ...input, ...sealed }));
      }),
    );
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => this.items.remove(em, await this.items.lock(em, id)));
  }

  /** Asks the other site what the token may do there. */
  async test(id: string): Promise<EnvironmentCheck> {
    const environment = await this.em.fork().findOne(Environment, { id });
    if (!environment) throw new AppError('environments.not-found', { id });
    try {
      const token = readToken(await this.sites.ask(environment, '/module-tokens/current'));
      return { problem: null, token };
    } catch (error) {
      return { problem: problemOf(error), token: null };
    }
  }

  private seal(token: string) {
    return { sealedToken: this.secrets.seal(token, TOKENS_PURPOSE), lastFour: token.slice(-4) };
  }
}

const toResponse = serializer<Environment, EnvironmentResponse>(Environment);

async function refusingTaken<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new AppError('environments.taken');
    throw error;
  }
}
