import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import type { BackendModule, ReadCallback } from 'i18next';
import { getI18n } from 'react-i18next';

export type Texts = Record<string, unknown>;
/** A dynamic import of a JSON file, or any other promise of texts. */
export type TextLoader = () => Promise<Texts | { default: Texts }>;
export type NamespaceLoaders = Partial<Record<Language, TextLoader>>;

interface LoaderOptions {
  loaders: Record<string, NamespaceLoaders>;
}

/** i18next backend that loads texts with the loaders of their namespace. */
export class TextLoaders implements BackendModule<LoaderOptions> {
  static readonly type = 'backend';
  readonly type = 'backend';
  private loaders: Record<string, NamespaceLoaders[]> = {};

  init(_services: unknown, options: LoaderOptions): void {
    const entries = Object.entries(options.loaders);
    this.loaders = Object.fromEntries(entries.map(([namespace, loaders]) => [namespace, [loaders]]));
  }

  read(language: Language, namespace: string, callback: ReadCallback): void {
    this.load(language, namespace).then(
      (texts) => callback(null, texts),
      // `true` lets i18next retry a few times.
      (error: Error) => callback(error, true),
    );
  }

  register(namespace: string, loaders: NamespaceLoaders): void {
    this.loaders[namespace] = [loaders];
  }

  add(namespace: string, loaders: NamespaceLoaders): void {
    const known = this.loaders[namespace] ?? [];
    if (!known.includes(loaders)) this.loaders[namespace] = [...known, loaders];
  }

  private async load(language: Language, namespace: string): Promise<Texts> {
    const loaders = this.loaders[namespace] ?? [];
    const texts = await Promise.all(loaders.map((each) => textsIn(language, each)));
    // Loaders may have been added meanwhile.
    return loaders === (this.loaders[namespace] ?? loaders)
      ? (Object.assign({}, ...texts) as Texts)
      : this.load(language, namespace);
  }
}

async function textsIn(language: Language, loaders: NamespaceLoaders): Promise<Texts> {
  const texts = (await loaders[language]?.()) ?? {};
  return ('default' in texts ? texts.default : texts) as Texts;
}

// The state belongs to the shared instance, so that every copy of this library reaches the same state.
const textLoaders = () => getI18n().services.backendConnector.backend as TextLoaders;

const loadedLanguages = (namespace: string) =>
  LANGUAGES.filter((language) => getI18n().hasResourceBundle(language, namespace));

/** Registers a module's text loaders with the running i18n, before its first component renders. */
export function registerTexts(namespace: string, loaders: NamespaceLoaders): void {
  textLoaders().register(namespace, loaders);
}

/**
 * Adds the texts of another page to those of a module, in each loaded language; for other languages once they load.
 * Resolves once the texts are available.
 */
export async function addTexts(namespace: string, loaders: NamespaceLoaders): Promise<void> {
  textLoaders().add(namespace, loaders);
  const i18n = getI18n();
  const added = loadedLanguages(namespace).map(async (language) =>
    i18n.addResourceBundle(language, namespace, await textsIn(language, loaders), false, true),
  );
  await Promise.all([i18n.loadNamespaces(namespace), ...added]);
}

/**
 * Replaces a module's texts by those of another source, such as another release, and reloads the loaded languages. Resolves once
 * they are loaded; texts that only the previous source has remain.
 */
export async function replaceTexts(namespace: string, loaders: NamespaceLoaders): Promise<void> {
  registerTexts(namespace, loaders);
  const i18n = getI18n();
  const loaded = loadedLanguages(namespace);
  if (loaded.length > 0) await i18n.reloadResources(loaded, namespace);
  await i18n.loadNamespaces(namespace);
}
