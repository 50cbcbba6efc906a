import type { BootModule, Language, ModuleName } from '@vitral/contracts';

/** What a trial is told: the set, and which of its modules to open. */
export interface TrialOrder {
  members: TrialMember[];
  module: ModuleName;
}

/** A release of the set as a page's boot block has it, and where its files lie. */
export interface TrialMember {
  module: BootModule;
  folder: string;
}

/** What did not come out: the module as a whole, one of its pages, or one of them as the server draws it. */
export interface TrialFailure {
  detail: string;
  page?: string;
  language?: Language;
}

export interface TrialReport {
  failures: TrialFailure[];
}
