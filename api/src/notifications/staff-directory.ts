import type { Language, Role } from '@vitral/contracts';

export interface StaffAccount {
  email: string;
  language: Language | null;
}

/** Finds whom notifications are for. Accounts implement it, since they depend on notifications for their own. */
export abstract class StaffDirectory {
  /** Returns the enabled accounts with an email that have one of `roles` or one of the ids in `also`. */
  abstract findStaff(roles: Role[], also: string[]): Promise<StaffAccount[]>;
}
