import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { Notifications, type NotificationTexts } from '../../notifications/index.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { refuseTakenUsername } from '../refuse-taken-username.ts';
import { User } from '../users.entity.ts';
import { PasswordPolicy } from './password-policy.ts';
import { hashPassword } from './password.ts';
import type { RegistrationDto } from './auth.dto.ts';
import { SITE_NAME } from '../../platform/email/email-message.ts';

type Registrant = Pick<User, 'name' | 'username' | 'email'>;

/** The notification of a registration, for the staff who may enable accounts. */
const NEW_ACCOUNT: Record<ConsoleLanguage, (registrant: Registrant) => NotificationTexts> = {
  es: ({ name, username, email }) => ({
    subject: 'Una cuenta nueva espera aprobación',
    paragraphs: [
      `${name} ha creado una cuenta en ${SITE_NAME}.`,
      `Usuario: ${username}\nCorreo: ${email ?? ''}`,
      'No podrá entrar hasta que alguien la active. Si no conoces a esta persona, puedes eliminar la cuenta.',
    ],
    label: 'Ver las cuentas que esperan',
    text: 'Una cuenta nueva espera que alguien la apruebe.',
  }),
  en: ({ name, username, email }) => ({
    subject: 'A new account awaits approval',
    paragraphs: [
      `${name} has created an account on ${SITE_NAME}.`,
      `Username: ${username}\nEmail: ${email ?? ''}`,
      'They cannot log in until somebody enables the account. If you do not know this person, you can delete it.',
    ],
    label: 'See the accounts awaiting approval',
    text: 'A new account awaits approval.',
  }),
};

const AT_ONCE = defineRateLimit({ name: 'account-registration-at-once', times: 5, seconds: 10 * 60 });
const A_DAY = defineRateLimit({ name: 'account-registration-a-day', times: 20, seconds: 24 * 60 * 60 });

@Injectable()
export class RegistrationService implements OnModuleInit {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly notifications: Notifications,
    private readonly policy: PasswordPolicy,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<{ userId: string }>('new-account', async ({ userId }) => {
      const registrant = await this.em.fork().findOne(User, { id: userId, awaitsApproval: true });
      const page = '/admin/users?state=awaiting-approval';
      return (
        registrant && ((language) => this.notifications.toContent(NEW_ACCOUNT[language](registrant), page))
      );
    });
  }

  /** Does the same work whether or not the username is taken, although the response has to say so (docs/adr/015). */
  async register({ password, ...person }: RegistrationDto, address: string): Promise<void> {
    const { isRegistrationOpen, isPasswordLoginOff } = await this.settings.current();
    if (!isRegistrationOpen || isPasswordLoginOff) throw new AppError('auth.registration-closed');
    // The short window comes first, so that requests it refuses do not count for the day.
    for (const rule of [AT_ONCE, A_DAY]) await this.limits.spend(rule, networkOf(address));

    await this.policy.check(password, [person.name, person.username, person.email]);
    const passwordHash = await hashPassword(password);
    await this.em
      .transactional(async (em) => {
        const userId = await this.add(em, { ...person, passwordHash });
        await this.notifications.notify(em, 'new-accounts', 'new-account', { userId });
      })
      .catch(refuseTakenUsername);
  }

  private async add(
    em: EntityManager,
    person: Omit<RegistrationDto, 'password'> & { passwordHash: string },
  ): Promise<string> {
    const user = em.create(User, {
      ...person,
      ...{ role: 'user', isEnabled: false, awaitsApproval: true, isEmailUnverified: true },
    });
    await em.flush();
    const { id, name } = user;
    const actor = { id, name };
    this.audit.record(em, { verb: 'registered', noun: 'users', itemId: id, itemName: name, actor });
    return id;
  }
}
