import { Injectable } from '@nestjs/common';
import {
  allows,
  type ContentLanguage,
  type NotificationKind,
  type Permission,
  ROLES,
} from '@vitral/contracts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { MailLanguage } from '../site-config/index.ts';
import { StaffDirectory } from './staff-directory.ts';

/** A kind concerns whoever may do something about it. */
const PERMISSIONS: Record<NotificationKind, Permission> = {
  'contact-messages': 'contact-messages.write',
  'new-accounts': 'users.write',
  'backup-failures': 'backups.write',
  'feed-failures': 'social-feeds.write',
  'module-failures': 'modules.write',
};

interface Reader {
  /** An email address, or a telephone number. */
  to: string;
  language: ContentLanguage;
}

/** Whom notifications are for, and in which language they read them. */
@Injectable()
export class Readers {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly languages: MailLanguage,
    private readonly settings: SettingsService,
  ) {}

  /** `also`: accounts whatever their role. */
  async staffFor(kind: NotificationKind, also: string[]): Promise<Reader[]> {
    const roles = ROLES.filter((role) => allows(role, PERMISSIONS[kind]));
    const staff = await this.directory.findStaff(roles, also);
    return Promise.all(
      staff.map(async (person) => ({
        to: person.email,
        language: await this.languages.of(person),
      })),
    );
  }

  async phones(): Promise<Reader[]> {
    const { notifications } = await this.settings.current();
    const language = await this.languages.of({ language: null });
    return notifications.sms.numbers.map((to) => ({ to, language }));
  }
}
