import { isReleaseName } from '@vitral/contracts/modules';
import { AppError } from '../../platform/errors/app-error.ts';
import { pathParam } from '../../platform/validation/path-param.ts';

/** Path parameter with the name of a module or of the shell. */
export const NameOfRelease = () =>
  pathParam(
    'name',
    (text) => isReleaseName(text) && text,
    (text) => new AppError('modules.not-found', { name: text.slice(0, 60) }),
  );
