export { pictureUrl } from './picture-url.ts';
export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export { LibraryButton } from './library-button.tsx';
export type { PictureTarget } from './pictures.queries.ts';
export { pictureFile } from './cropping/picture-file.ts';
