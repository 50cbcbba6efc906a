import type { Permission, PermissionName } from './access.ts';
import type { Density, Theme } from './accounts.ts';
import type { AuditNoun } from './audit.ts';
import type { BuiltBlockType } from './blocks.ts';
import type { CollectionDeclaration } from './collections.ts';
import type { Bilingual, Language } from './languages.ts';
import type { PermissionDeclaration } from './module-permissions.ts';
import type { SettingsDeclaration } from './module-settings.ts';
import type { PublicPage } from './public-pages.ts';
import type { CallShape } from './module-calls.ts';
import type { Accent } from './settings.ts';
import type { SlotContribution } from './slots.ts';

/** Version of the interface between shell, modules and API that this file defines. */
export const MODULE_CONTRACT = 1;

/** Contract versions that this server and its shell support; releases of any other are refused. */
export const SUPPORTED_CONTRACTS: readonly number[] = [MODULE_CONTRACT];

/** Modules of this repository. A site may have others, which their teams publish from repositories of their own (docs/adr/099). */
export const MODULE_NAMES = [
  'mfe-public',
  'mfe-content',
  'mfe-people',
  'mfe-social',
  'mfe-settings',
] as const;
export const RELEASE_NAMES = ['shell', ...MODULE_NAMES] as const;
/** Name of a module of this repository or of another one: see `isModuleName`. */
export type ModuleName = string;
/** Name of a module, or `shell`. */
export type ReleaseName = string;

/** Longest name of a module. */
export const MODULE_NAME_LENGTH = 40;
const MODULE_NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;

/** Returns whether a text can be the name of a module or of the shell. */
export const isReleaseName = (text: string): boolean =>
  text.length <= MODULE_NAME_LENGTH && MODULE_NAME.test(text);

/** Returns whether a text can be the name of a module. */
export const isModuleName = (text: string): boolean => isReleaseName(text) && text !== 'shell';

/** Returns whether a release belongs to this repository, so that an admin need not grant what it asks for. */
export const isOwnRelease = (name: ReleaseName): boolean =>
  (RELEASE_NAMES as readonly string[]).includes(name);

/** Groups of the links of the console's sidebar, in order. */
export const NAVIGATION_GROUPS = ['today', 'site', 'sessions', 'library', 'people', 'operations'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** Link of a page in the console's sidebar. */
export interface Navigation {
  /** Order among the links of its group. */
  order: number;
  icon: string;
  /** Lower-case letter that opens the page after G. */
  key?: string;
  /** `account` is the menu of the account. Unknown groups come last, since a release may be older or newer than the shell. */
  group?: NavigationGroup | 'account';
  /** The link is a button beside the title of its group: the page does something rather than list it. */
  isAction?: boolean;
}

/** Items of a page. Each has a URL: `<path>/<id>`, or `<path>/<part>/<id>` on a page with several nouns. */
export interface ItemContribution {
  /** Name of the noun, as in the audit log and the search. */
  noun: AuditNoun;
  part?: string;
  /** True if each belongs to an item of the page: its URL and its audit id end with `<id of that item>/<part>/<id>`. */
  isNested?: boolean;
  /** Search parameters of the URL, such as `tab=current`. */
  query?: string;
}

/** Part of a page that the console's search offers. */
export interface SearchEntry {
  title: Bilingual;
  /** Search parameters without the question mark, such as `tab=backups`. */
  query: string;
}

/** Entries of the console's search for a page, beside the page itself. */
export interface SearchContribution {
  parts?: SearchEntry[];
  /** Creates an item at `<path>/new`; needs `permission` in addition to that of the page. */
  create?: { title: Bilingual; permission?: PermissionName };
}

/** Placeholder layouts of pages, which the shell contains. */
export const PAGE_PICTURES = [
  'list',
  'cards',
  'editor',
  'calendar',
  'dashboard',
  'settings',
  'form',
] as const;
export type PagePicture = (typeof PAGE_PICTURES)[number];

/** Help of a page. */
export interface HelpContribution {
  /** Two sentences: what the page is for, and how it is used. */
  text: Bilingual;
  /** Unknown names are shown as a list, since a release may be newer than the shell. */
  picture: PagePicture;
}

/** A page that a module adds to the console. */
export interface PageContribution {
  /** Key of the page among the exports of `remote.tsx`. */
  page: string;
  /** Path, `/admin/...`. */
  path: string;
  permission: PermissionName;
  title: Bilingual;
  /** Absent when the page has no sidebar entry. */
  navigation?: Navigation;
  items?: ItemContribution[];
  search?: SearchContribution;
  /** Absent in releases from before the help, and on additional paths of a page. */
  help?: HelpContribution;
}

/** Requirements of a module beside its pages. An admin grants them when the module is first activated. */
export interface ModuleAsks {
  /** Permissions of Vitral that its pages use on behalf of the accounts that open them. */
  permissions?: Permission[];
  /** Public paths of the API whose responses its pages show, such as `/api/testimonials`. */
  calls?: string[];
}

/** `src/module.json`: static description of a module, readable before its code is loaded. */
export interface ModuleDescriptor {
  name: ReleaseName;
  contract: number;
  pages: PageContribution[];
  /** Cards, panels, commands and actions outside its own pages. Absent in releases from before the slots. */
  slots?: SlotContribution[];
  /** Absent if the module needs nothing beside its pages. */
  asks?: ModuleAsks;
  /** The module's own permissions, for its pages, collections and settings. */
  permissions?: PermissionDeclaration[];
  /** The module's own settings, which admins change in the console. */
  settings?: SettingsDeclaration;
  /** Pages of the public site; only mfe-public has any. */
  publicPages?: PublicPage[];
  /** Collections of documents that the server stores for the module. */
  collections?: CollectionDeclaration[];
  /** Names of the chunks that public pages load; only the shell has any. */
  publicChunks?: string[];
}

/** `dist/module.json`: the descriptor as completed by the build. */
export interface BuiltDescriptor extends ModuleDescriptor {
  version: string;
  /** Script that starts the release (shell) or registers its container (remote), relative to the release. */
  entry: string;
  /** Style sheets to link before the entry script runs, relative to the release. */
  styles: string[];
  /** Page of the public site → its style sheets, in order. */
  pageStyles?: Record<string, string[]>;
  /** Style sheets of `pageStyles` that a page contains as text, since its first screen needs them: file → text. */
  firstStyles?: Record<string, string>;
  /** Scripts of `publicChunks`, relative to the release. */
  publicScripts?: string[];
  /** Script with which the server renders the public pages (see PublicRenderer), and its `sha384-...`. */
  renderer?: { file: string; integrity: string };
  /** Script of `src/starter.ts` as text, which the server inlines into public pages (docs/adr/061). */
  starter?: string;
  /** Names of the islands, sorted; the container exposes each as `./<name>`. Only mfe-public has any. */
  islands?: string[];
  /** Island → the scripts that it may load besides the entry, relative to the release. */
  islandScripts?: Record<string, string[]>;
  /** Types of the blocks that pages are made of, sorted. Only mfe-public has any. */
  blocks?: BuiltBlockType[];
  /** Global variable that holds a remote's container; null for the shell. */
  library: string | null;
  /** Shared library → required version range. */
  shared: Record<string, string>;
  /** Every script and style of the release, relative path → `sha384-...`. */
  integrity: Record<string, string>;
  /** Calls of the API that its code uses, as of its build; absent if it was built without the types of a site (docs/adr/103). */
  calls?: CallShape[];
  /** File with the release's texts: language → key → text. Only the server reads it. */
  texts?: string;
  /** Budgets from `budget.json`: page → scripts it needs in its heaviest language, and their maximum size. */
  loads?: Record<string, PageLoad>;
}

export interface PageLoad {
  /** Paths relative to the release. */
  files: string[];
  /** Compressed with brotli, without headers. */
  brotliBytes: number;
}

/** A release in the page's boot block: the built descriptor and its base path. */
export interface BootModule extends BuiltDescriptor {
  /** `/modules/<name>/<version>-<digest8>/`. */
  base: string;
  /** Served from the developer's own machine to this session only; its files change, so they have no hashes. */
  isDeveloped?: boolean;
}

/** A module that this session loads from a developer's machine. */
export interface BootOverride {
  module: ModuleName;
  /** An origin such as `http://127.0.0.1:8081`. */
  address: string;
  expiresAt: string;
}

/** The JSON block in every page's HTML (`<script type="application/json" id="boot">`). */
export interface Boot {
  contract: number;
  /** The active release set. */
  set: string;
  /** Language of this page. */
  language: Language;
  siteLanguage: Language;
  isDemo: boolean;
  /** The request had a session cookie: only a hint that avoids a flash of the login screen. */
  hasSession: boolean;
  /** Name of the site in the language of this page. */
  siteName: string;
  /** Default theme and density of the site. */
  siteTheme: Theme;
  siteDensity: Density;
  siteAccent: Accent;
  /** URL of the logo that staff chose; null for the site's own mark; absent on public pages. */
  siteLogo?: string | null;
  /** Visitors are shown the maintenance page. */
  isMaintenanceOn: boolean;
  /** The user's own theme and density; null follows the site; absent on public pages. */
  theme?: Theme | null;
  density?: Density | null;
  /** Nonce of this response's content security policy, for styles created at run time. */
  nonce: string;
  modules: BootModule[];
  /** Previously active releases of console modules that are compatible with this set; absent on public pages. */
  fallbacks?: BootModule[];
  override?: BootOverride;
}
