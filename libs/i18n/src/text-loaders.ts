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
  private loaders: LoaderOptions['loaders'] = {};

  init(_services: unknown, options: LoaderOptions): void {
    this.loaders = options.loaders;
  }

  read(language: Language, namespace: string, callback: ReadCallback): void {
    const load = this.loaders[namespace]?.[language];
    if (!load) return callback(null, {});
    load().then(
      (texts) => callback(null, ('default' in texts ? texts.default : texts) as Texts),
      // `true` lets i18next retry a few times.
      (error: Error) => callback(error, true),
    );
  }

  register(namespace: string, loaders: NamespaceLoaders): void {
    this.loaders[namespace] = loaders;
  }
}

/**
 * Registers a module's text loaders with the running i18n, before its first component renders. The state lives in the shared
 * instance, so every copy of this library reaches the same one.
 */
export function registerTexts(namespace: string, loaders: NamespaceLoaders): void {
  const { backend } = getI18n().services.backendConnector;
  (backend as TextLoaders).register(namespace, loaders);
}

/**
 * Replaces a module's texts by those of another source, such as another release, and reloads the loaded languages. Resolves once
 * they are loaded; texts that only the previous source has remain.
 */
export async function replaceTexts(namespace: string, loaders: NamespaceLoaders): Promise<void> {
  registerTexts(namespace, loaders);
  const i18n = getI18n();
  const loaded = LANGUAGES.filter((language) => i18n.hasResourceBundle(language, namespace));
  if (loaded.length > 0) await i18n.reloadResources(loaded, namespace);
}
