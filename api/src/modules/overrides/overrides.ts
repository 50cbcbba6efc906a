import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type BootModule,
  type BootOverride,
  isModuleName,
  MODULE_CONTRACT,
  type ModuleName,
} from '@vitral/contracts/modules';
import type { Request, Response } from 'express';
import { EntityManager } from '@mikro-orm/postgresql';
import { viewerMay } from '../../platform/access/viewer.ts';
import { clearCookie, cookieOf, setCookie } from '../../platform/http/cookies.ts';
import { Secrets } from '../../platform/secrets/secrets.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import type { OverrideDto } from '../modules.dto.ts';
import { isLoopbackOrigin } from './loopback-origin.ts';

const OVERRIDE_COOKIE = 'vitral-override';
const PURPOSE = 'overrides';
const MINUTE_MS = 60_000;
const VALUE = /^[\w-]{1,2000}$/;

interface Sealed extends BootOverride {
  userId: string;
  /** Digest of the session's id: a logout ends the override permanently, even if the same person logs in again. */
  session: string;
}

/** The sealed cookie that lets one session load a module from a developer's machine, while its account may write modules. */
@Injectable()
export class Overrides {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly secrets: Secrets,
  ) {}

  read(request: Request): BootOverride | null {
    const value = cookieOf(request, OVERRIDE_COOKIE) ?? '';
    if (!VALUE.test(value) || !viewerMay(request.user ?? null, 'modules.write')) return null;
    const sealed = this.open(value);
    if (sealed === null || !isValidFor(request, sealed)) return null;
    const { module, address, expiresAt } = sealed;
    return { module, address, expiresAt };
  }

  async start(
    { module, address, minutes }: OverrideDto,
    request: Request,
    response: Response,
  ): Promise<void> {
    const expires = new Date(Date.now() + minutes * MINUTE_MS);
    const override = { module, address, expiresAt: expires.toISOString() };
    await this.record(module, this.read(request), override);
    const sealed: Sealed = { ...override, userId: request.user?.id ?? '', session: digestOf(request) };
    const value = this.secrets.seal(JSON.stringify(sealed), PURPOSE);
    setCookie(request, response, OVERRIDE_COOKIE, value, { expires });
  }

  /** Clears an invalid override without an audit entry, since it had no effect. */
  async end(request: Request, response: Response): Promise<void> {
    const before = this.read(request);
    if (before) await this.record(before.module, before, null);
    clearCookie(request, response, OVERRIDE_COOKIE);
  }

  private async record(module: string, before: BootOverride | null, after: BootOverride | null) {
    await this.em.transactional(async (em) =>
      this.audit.record(em, {
        verb: 'overrode',
        noun: 'modules',
        itemId: module,
        itemName: module,
        before: { ...before },
        after: { ...after },
      }),
    );
  }

  private open(value: string): Sealed | null {
    try {
      return JSON.parse(this.secrets.open(value, PURPOSE)) as Sealed;
    } catch {
      return null;
    }
  }
}

/**
 * The server cannot reach the developer's machine, so the shell fetches the changed descriptor there. The module may have no release
 * yet.
 */
export function withOverride(modules: BootModule[], { module: name, address }: BootOverride): BootModule[] {
  const active = modules.find((module) => module.name === name) ?? withoutRelease(name);
  const developed = {
    ...active,
    base: `${address}/`,
    entry: 'remoteEntry.js',
    library: `${name.replaceAll('-', '_')}_dev`,
    integrity: {},
    isDeveloped: true,
  };
  const hasRelease = modules.some((module) => module.name === name);
  return hasRelease
    ? modules.map((module) => (module.name === name ? developed : module))
    : [...modules, developed];
}

const withoutRelease = (name: ModuleName): Omit<BootModule, 'base' | 'entry'> => ({
  name,
  contract: MODULE_CONTRACT,
  pages: [],
  version: '0.0.0',
  styles: [],
  library: null,
  shared: {},
  integrity: {},
});

/** Checks sealed values again: an older server may have known other modules. */
function isValidFor(request: Request, { module, address, expiresAt, userId, session }: Sealed): boolean {
  return (
    userId === request.user?.id &&
    session === digestOf(request) &&
    Date.parse(expiresAt) > Date.now() &&
    isModuleName(module) &&
    isLoopbackOrigin(address)
  );
}

const digestOf = ({ sessionID }: Request): string => hash('sha256', sessionID, 'base64url');
