import { readFile } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { SettingsService } from '../../../platform/settings/settings.service.ts';
import { PasswordFilter } from './password-filter.ts';
import { isInRange } from './password-range.ts';

const FREQUENT = new URL('./frequent-passwords.bin', import.meta.url);

/** The most frequent leaked password of all. */
const KNOWN_LEAK = '123456';

/** Knows leaked passwords: the most frequent ones by a list of its own, others by the look-up of the settings, if any. */
@Injectable()
export class LeakedPasswords {
  private readonly logger = new Logger(LeakedPasswords.name);
  private frequent: Promise<PasswordFilter> | null = null;

  constructor(
    @Inject(SettingsService) private readonly settings: Pick<SettingsService, 'current'>,
    @Inject(OutgoingClient) private readonly client: Pick<OutgoingClient, 'send'>,
  ) {}

  async has(password: string): Promise<boolean> {
    this.frequent ??= readFile(FREQUENT).then((bytes) => new PasswordFilter(bytes));
    return (await this.frequent).has(password) || this.lookUp(password);
  }

  /** Throws `leaked-passwords.look-up-failed` unless the look-up at `url` finds a password that is known to be leaked. */
  async test(url: string): Promise<void> {
    const isFound = await isInRange(this.client, url, KNOWN_LEAK).catch(() => false);
    if (!isFound) throw new AppError('leaked-passwords.look-up-failed');
  }

  /** Returns false when the look-up fails, so that another server cannot keep people from choosing passwords. */
  private async lookUp(password: string): Promise<boolean> {
    const { leakedPasswordsUrl } = await this.settings.current();
    if (leakedPasswordsUrl === '') return false;
    try {
      return await isInRange(this.client, leakedPasswordsUrl, password);
    } catch (error) {
      this.logger.warn(
        `The look-up of leaked passwords failed, the list of this server was used: ${String(error)}`,
      );
      return false;
    }
  }
}
