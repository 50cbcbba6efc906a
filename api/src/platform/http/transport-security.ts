import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DEFAULT_SETTINGS, type HttpsScope } from '@vitral/contracts/settings';
import { TableChanges } from '../changes/table-changes.ts';
import { SettingsService } from '../settings/settings.service.ts';

/** A year, the minimum for the preload list of browsers. */
const MAX_AGE_SECONDS = 31_536_000;

export const STRICT_TRANSPORT = 'Strict-Transport-Security';

/** Knows the current value of Strict-Transport-Security, which settings extend, without reading anything per response. */
@Injectable()
export class TransportSecurity implements OnApplicationBootstrap {
  private readonly logger = new Logger(TransportSecurity.name);
  private value = valueOf(DEFAULT_SETTINGS.httpsScope);

  constructor(
    private readonly settings: SettingsService,
    private readonly changes: TableChanges,
  ) {}

  get header(): string {
    return this.value;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.changes.follow(['settings'], () => this.catchUp());
    await this.catchUp();
  }

  /** Browsers ignore the header over plain HTTP, such as on the loopback address. */
  setHeader(response: ServerResponse): void {
    response.setHeader(STRICT_TRANSPORT, this.value);
  }

  private async catchUp(): Promise<void> {
    try {
      this.value = valueOf((await this.settings.current()).httpsScope);
    } catch (error) {
      this.logger.warn(
        `The settings could not be read, so ${STRICT_TRANSPORT} stays as it is: ${String(error)}`,
      );
    }
  }
}

const valueOf = (scope: HttpsScope) => `max-age=${MAX_AGE_SECONDS}${EXTENSIONS[scope]}`;

/** The preload list takes no site without its subdomains. */
const EXTENSIONS: Record<HttpsScope, string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};
