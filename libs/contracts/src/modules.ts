import type { Permission } from './access.ts';
import type { Density, Theme } from './accounts.ts';
import type { Bilingual, Language } from './languages.ts';
import type { PublicPage } from './public-pages.ts';

/** The version of the agreement between shell, modules and API that this file describes. */
export const MODULE_CONTRACT = 1;

/** The contracts that this server and its shell still keep; a release of any other is refused. */
export const SUPPORTED_CONTRACTS: readonly number[] = [MODULE_CONTRACT];

export const MODULE_NAMES = [
  'mfe-public',
  'mfe-content',
  'mfe-people',
  'mfe-social',
  'mfe-settings',
] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];
export const RELEASE_NAMES = ['shell', ...MODULE_NAMES] as const;
export type ReleaseName = (typeof RELEASE_NAMES)[number];

/** A page that a module brings to the console, and its line in the sidebar. */
export interface PageContribution {
  /** The key under which `remote.tsx` gives the page. */
  page: string;
  /** The address, `/admin/...`. */
  path: string;
  permission: Permission;
  title: Bilingual;
  /** Absent: the page has no line in the sidebar. */
  navigation?: { order: number; icon: string };
}

/** `src/module.json`: what a module says of itself before any of its code is loaded. */
export interface ModuleDescriptor {
  name: ReleaseName;
  contract: number;
  pages: PageContribution[];
  /** The pages of the public site; mfe-public alone has any. */
  publicPages?: PublicPage[];
  /** Names of the chunks that public pages load; the shell alone has any. */
  publicChunks?: string[];
}

/** `dist/module.json`: the descriptor as the build completes it. */
export interface BuiltDescriptor extends ModuleDescriptor {
  version: string;
  /** The script that starts the release (shell) or registers its container (remote), relative to the release. */
  entry: string;
  /** Style sheets to link before the entry runs, relative to the release. */
  styles: string[];
  /** Page of the public site → the style sheets it stands on, in their order. */
  pageStyles?: Record<string, string[]>;
  /** The scripts of `publicChunks`, relative to the release. */
  publicScripts?: string[];
  /** The script with which the server renders the public pages (see PublicRenderer), and its `sha384-...`. */
  renderer?: { file: string; integrity: string };
  /** The global variable under which a remote's container appears; null for the shell. */
  library: string | null;
  /** Shared library → required version range. */
  shared: Record<string, string>;
  /** Every script and style of the release, relative path → `sha384-...`. */
  integrity: Record<string, string>;
  /** The release's own texts as a file: language → key → text. Only the server reads it. */
  texts?: string;
  /** What `budget.json` allows: page → the scripts it needs in the heaviest language, and their weight at most. */
  loads?: Record<string, PageLoad>;
}

export interface PageLoad {
  /** Relative to the release. */
  files: string[];
  /** Compressed with brotli, without headers. */
  brotliBytes: number;
}

/** A release as the page's boot block gives it: the built descriptor at its address. */
export interface BootModule extends BuiltDescriptor {
  /** `/modules/<name>/<version>-<digest8>/`. */
  base: string;
  /** Served from a developer's own machine to this one session: its files change, so they carry no hashes. */
  isDeveloped?: boolean;
}

/** One module that this one session takes from its developer's machine. */
export interface BootOverride {
  module: ModuleName;
  /** `http://127.0.0.1:8081`. */
  address: string;
  expiresAt: string;
}

/** The JSON block in every page's HTML (`<script type="application/json" id="boot">`). */
export interface Boot {
  contract: number;
  /** The active release set. */
  set: string;
  /** The language in which this page is answered. */
  language: Language;
  siteLanguage: Language;
  isDemo: boolean;
  /** Whether the request carried a session: only a hint that saves a flash of the login screen. */
  hasSession: boolean;
  /** What the site is called in the language of this page. */
  siteName: string;
  /** The site's own look, for whoever has chosen none. */
  siteTheme: Theme;
  siteDensity: Density;
  /** Visitors are shown the maintenance page. */
  isMaintenanceOn: boolean;
  /** How whoever is logged in wants the console drawn; null follows the site; public pages carry neither. */
  theme?: Theme | null;
  density?: Density | null;
  /** The nonce of this answer's content security policy, for styles made at run time. */
  nonce: string;
  modules: BootModule[];
  /** The release of a console module that was active before this set's, where it fits this set; public pages carry none. */
  fallbacks?: BootModule[];
  override?: BootOverride;
}
