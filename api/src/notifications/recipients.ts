import { Injectable } from '@nestjs/common';
import {
  allows,
  type ContentLanguage,
  type NotificationKind,
  type Permission,
  ROLES,
  type Language,
  type Role,
} from '@vitral/contracts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { MailLanguage } from '../site-config/index.ts';

export interface StaffAccount {
  email: string;
  language: Language | null;
}

/** Finds the accounts to notify. The accounts folder implements it, since it depends on notifications itself. */
export abstract class StaffDirectory {
  /** Returns the enabled accounts with an email that have one of `roles` or one of the ids in `also`. */
  abstract findStaff(roles: Role[], also: string[]): Promise<StaffAccount[]>;
}

/** Each kind goes to the accounts with the permission to act on it. */
const PERMISSIONS: Record<NotificationKind, Permission> = {
  'contact-messages': 'contact-messages.write',
  'new-accounts': 'users.write',
  'backup-failures': 'backups.write',
  'feed-failures': 'social-feeds.write',
  'module-failures': 'modules.write',
};

interface Recipient {
  /** An email address, or a telephone number. */
  to: string;
  language: ContentLanguage;
}

/** Finds the recipients of notifications and their languages. */
@Injectable()
export class Recipients {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly languages: MailLanguage,
    private readonly settings: SettingsService,
  ) {}

  /** `also`: ids of accounts of any role. */
  async staffFor(kind: NotificationKind, also: string[]): Promise<Recipient[]> {
    const roles = ROLES.filter((role) => allows(role, PERMISSIONS[kind]));
    const staff = await this.directory.findStaff(roles, also);
    return Promise.all(
      staff.map(async (person) => ({
        to: person.email,
        language: await this.languages.of(person),
      })),
    );
  }

  async phones(): Promise<Recipient[]> {
    const { notifications } = await this.settings.current();
    const language = await this.languages.of({ language: null });
    return notifications.sms.numbers.map((to) => ({ to, language }));
  }
}
