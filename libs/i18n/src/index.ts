export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { createI18n } from './create-i18n.ts';
export { errorText } from './error-text.ts';
export { createFormats, type Formats } from './formats.ts';
export {
  addTexts,
  registerTexts,
  replaceTexts,
  type NamespaceLoaders,
  type TextLoader,
  type Texts,
} from './text-loaders.ts';
export { useFormats } from './use-formats.ts';
