export { pictureAddress } from './picture-address.ts';
export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export { PictureLibraryDialog, type PictureLibraryDialogProps } from './picture-library-dialog.tsx';
export type { PictureTarget } from './pictures.queries.ts';
