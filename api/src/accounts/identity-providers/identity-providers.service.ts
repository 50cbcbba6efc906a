import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityProvider as IdentityProviderResponse } from '@vitral/contracts/identity-providers';
import { LIMITS } from '@vitral/contracts/limits';
import type { Request } from 'express';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AuditedItems } from '../../platform/audit/audited-items.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { serializer } from '../../platform/entities/serializer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { originOf } from '../../platform/http/request-path.ts';
import type { IdentityProviderDto, IdentityProviderUpdateDto } from './identity-providers.dto.ts';
import { IdentityProvider } from '../identity-providers.entity.ts';
import { lockProviders, requireProviderIfNeeded } from './password-login-rules.ts';
import { ProviderClients } from './provider-clients.ts';
import { endProviderSessions } from './provider-sessions.ts';
import { logoutPath, redirectPath } from './provider-urls.ts';

/** Manages the identity providers. Their secrets are sealed and never returned. */
@Injectable()
export class IdentityProvidersService {
  private readonly items: AuditedItems<IdentityProvider, ReturnType<typeof stateOf>>;

  constructor(
    private readonly em: EntityManager,
    private readonly clients: ProviderClients,
    private readonly configuration: Configuration,
    audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, {
      noun: 'identity-providers',
      entity: IdentityProvider,
      nameOf: ({ name }) => name,
      stateOf,
    });
  }

  async list(request: Request): Promise<IdentityProviderResponse[]> {
    const rows = await this.em.find(IdentityProvider, {}, { orderBy: { name: 'asc', id: 'asc' } });
    return rows.map((row) => this.toResponse(request, row));
  }

  create(
    request: Request,
    { clientSecret, ...input }: IdentityProviderDto,
  ): Promise<IdentityProviderResponse> {
    if (clientSecret === null) throw new AppError('identity-providers.secret-missing');
    this.assertSecure(input.issuer);
    return this.em.transactional(async (em) => {
      await lockProviders(em);
      if ((await em.count(IdentityProvider)) >= LIMITS.identityProviders)
        throw new AppError('identity-providers.too-many', { max: LIMITS.identityProviders });
      const row = em.create(IdentityProvider, {
        ...input,
        sealedClientSecret: this.clients.seal(clientSecret),
      });
      await this.items.add(em, row);
      return this.toResponse(request, row);
    });
  }

  update(
    request: Request,
    id: string,
    { version, clientSecret, ...input }: IdentityProviderUpdateDto,
  ): Promise<IdentityProviderResponse> {
    this.assertSecure(input.issuer);
    return this.em.transactional(async (em) => {
      await lockProviders(em);
      const row = await this.items.lock(em, id);
      const { issuer, clientId } = row;
      // The stored secret is for the former issuer, and would be sent to the new one.
      if (issuer !== input.issuer && clientSecret === null)
        throw new AppError('identity-providers.secret-missing');
      const change = () =>
        em.assign(row, {
          ...input,
          ...(clientSecret !== null && { sealedClientSecret: this.clients.seal(clientSecret) }),
        });
      await this.items.edit(em, row, version, change);
      const isOther = issuer !== row.issuer || clientId !== row.clientId;
      // Subjects of another issuer are other people.
      if (issuer !== row.issuer) await em.execute('delete from linked_identity where provider_id = ?', [id]);
      if (isOther || !row.isActive) await endProviderSessions(em, id);
      if (!row.isActive) await requireProviderIfNeeded(em);
      return this.toResponse(request, row);
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await lockProviders(em);
      await this.items.remove(em, await this.items.lock(em, id));
      await endProviderSessions(em, id);
      await requireProviderIfNeeded(em);
    });
  }

  private assertSecure(issuer: string): void {
    if (!this.clients.isSecure(issuer)) throw new AppError('identity-providers.not-https');
  }

  private toResponse(request: Request, row: IdentityProvider): IdentityProviderResponse {
    const origin = originOf(request, this.configuration);
    const { id } = row;
    return { ...stateOf(row), redirectUrl: origin + redirectPath(id), logoutUrl: origin + logoutPath(id) };
  }
}

const stateOf = serializer<IdentityProvider, Omit<IdentityProviderResponse, 'redirectUrl' | 'logoutUrl'>>(
  IdentityProvider,
);
