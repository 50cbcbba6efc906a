export { StagedFiles, type MadeFile } from './staged-files.ts';
export { ContentAccess, Content } from './content.entity.ts';
export { ContentFilesService, countDownload, mayBeShown, nameDownload } from './content-files.service.ts';
export { contentFilter, notInTrash, visibleTo, visibilityKey } from './content.filters.ts';
export { ContentModule, UploadingModule } from './content.module.ts';
export { PICTURE_FORMATS, PictureProcess } from './pictures/picture-process.ts';
export { storedName } from './file-names.ts';
export { recogniseFile } from './uploading/recognise-file.ts';
