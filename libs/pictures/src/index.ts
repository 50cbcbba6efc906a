export { pictureAddress } from './picture-address.ts';
export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export type { PictureTarget } from './pictures.queries.ts';
