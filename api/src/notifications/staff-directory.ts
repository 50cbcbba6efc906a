import type { Role } from '@vitral/contracts/access';
import type { Language } from '@vitral/contracts/languages';

export interface StaffAccount {
  email: string;
  language: Language | null;
}

/** Finds the accounts to notify. The accounts folder implements it, since it depends on notifications itself. */
export abstract class StaffDirectory {
  /** Returns the enabled accounts with an email that have one of `roles` or one of the ids in `also`. */
  abstract findStaff(roles: Role[], also: string[]): Promise<StaffAccount[]>;
}
