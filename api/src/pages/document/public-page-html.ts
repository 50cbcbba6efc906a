import type { Language } from '@vitral/contracts/languages';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import type { PageItem, PublicPage, RenderedPage } from '@vitral/contracts/public-pages';
import type { ActiveSet } from '../../modules/index.ts';
import type { Site } from '../../platform/settings/site.ts';
import { shellStyles, stylesInPage } from './page-styles.ts';
import { NOT_FOUND, publicPath, publicReleaseOf } from './public-paths.ts';
import { socialPictureHead } from './social-picture.ts';
import { pageHtml, plainHead, PAGE_TEXTS, type Starters } from './page-html.ts';

interface PublicPageDocument {
  page: PublicPage | null;
  item: PageItem | null;
  language: Language;
  origin: string;
  site: Site;
  set: Pick<ActiveSet, 'shell' | 'modules'>;
  boot: Boot;
  rendered: RenderedPage | null;
}

export function publicPageHtml(document: PublicPageDocument): string {
  const { page, language, site, set, boot, rendered } = document;
  return pageHtml({
    language,
    boot: { ...boot, modules: visitorModules(boot.modules, document) },
    shell: set.shell,
    styles:
      rendered && page
        ? stylesInPage(publicReleaseOf(set), page.page, rendered.html)
        : shellStyles(set.shell),
    head: rendered ? renderedHead(rendered, document) : headOf(page, language, site),
    rendered,
    starters: startersOf(set),
  });
}

/** Returns the scripts that the pages of the set contain as text. */
export function startersOf(set: Pick<ActiveSet, 'shell' | 'modules'>): Starters {
  return { shell: set.shell.starter, site: publicReleaseOf(set)?.starter };
}

/** Returns the head as the release wrote it, with the picture that the server draws. */
function renderedHead({ head, socialPicture }: RenderedPage, document: PublicPageDocument): string {
  const { page, item, language, origin, site } = document;
  const path = page && publicPath({ page, item }, language);
  if (!socialPicture || !path) return head;
  return `${head}\n${socialPictureHead(socialPicture, { path, origin, siteName: site.name })}`;
}

/** Fallback until the browser sets the real title. */
function headOf(page: PublicPage | null, language: Language, site: Site): string {
  const { landing, notFound, description } = PAGE_TEXTS[language];
  const isThere = page !== null && page.page !== NOT_FOUND;
  const title = isThere ? `${site.name} · ${landing}` : `${notFound} · ${site.name}`;
  return plainHead(title, site.description || description, page?.isIndexed ?? false);
}

type Hashes = Pick<BootModule, 'entry' | 'integrity' | 'publicScripts' | 'islandScripts'>;

/** Visitors only need the shell and mfe-public; hashes do not compress well, and the page should fit into the first packets. */
function visitorModules(modules: BootModule[], document: PublicPageDocument): BootModule[] {
  return modules
    .filter(({ name }) => name === 'shell' || name === 'mfe-public')
    .map(({ name, contract, version, entry, library, base, isDeveloped, ...module }) => ({
      name,
      contract,
      version,
      entry,
      library,
      base,
      ...(isDeveloped && { isDeveloped }),
      pages: [],
      styles: [],
      shared: {},
      integrity: visitorIntegrity({ entry, ...module }, document),
    }));
}

/** A page that the server could not render needs every script of mfe-public. */
function visitorIntegrity(
  module: Hashes,
  { rendered, language }: PublicPageDocument,
): Record<string, string> {
  const { integrity, publicScripts } = module;
  const all = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const scripts = publicScripts ?? (rendered && scriptsOfIslands(module, rendered)) ?? all;
  const isRead = (file: string) => (TEXTS.exec(file)?.[1] ?? language) === language;
  return Object.fromEntries(scripts.filter(isRead).map((file) => [file, integrity[file] ?? '']));
}

/** Matches the texts of one language: a page reads only its own language. */
const TEXTS = /^texts-([a-z]{2})\./;

const ISLAND = / data-island="([\w-]+)"/g;

/** Returns the scripts that the islands of a page may load; null for releases that do not list them. */
function scriptsOfIslands({ entry, islandScripts }: Hashes, { html }: RenderedPage): string[] | null {
  if (!islandScripts) return null;
  const names = new Set([...html.matchAll(ISLAND)].map(([, name = '']) => name));
  const scripts = [...names].flatMap((name) => islandScripts[name] ?? []);
  return [...new Set([entry, ...scripts])].sort();
}
