import { MODULE_PREVIEW_NAME } from '@vitral/contracts/module-previews';
import { AppError } from '../../platform/errors/app-error.ts';
import { pathParam } from '../../platform/validation/path-param.ts';

/** Path parameter with the name of a preview, which need not exist. */
export const PreviewName = () =>
  pathParam(
    'name',
    (name) => MODULE_PREVIEW_NAME.test(name) && name,
    () => new AppError('request.invalid', { fields: ['name'] }),
  );
