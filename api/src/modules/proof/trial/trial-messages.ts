import type { Language } from '@vitral/contracts/languages';
import type { BootModule, ModuleName } from '@vitral/contracts/modules';

export interface TrialRequest {
  members: TrialMember[];
  module: ModuleName;
  /** Components of the module in slots, by name, with their keys among the pages of its remote. */
  components: Record<string, string>;
  /** Languages of the site, passed along since the process of a trial may read no other module. */
  languages: readonly Language[];
}

/** A release of the set as in the boot block of a page, and the folder of its files. */
export interface TrialMember {
  module: BootModule;
  folder: string;
}

/** Failure of a module as a whole, of one page or component in a slot, or of its server rendering in one language. */
export interface TrialFailure {
  detail: string;
  page?: string;
  slot?: string;
  language?: Language;
}

export interface TrialReport {
  failures: TrialFailure[];
}
