import { Param, type PipeTransform } from '@nestjs/common';
import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import { AppError } from '../../platform/errors/app-error.ts';

class ReleaseNamePipe implements PipeTransform<string, ReleaseName> {
  transform(text: string): ReleaseName {
    const name = RELEASE_NAMES.find((candidate) => candidate === text);
    if (!name) throw new AppError('modules.not-found', { name: text.slice(0, 60) });
    return name;
  }
}

/** Path parameter with the name of a module or of the shell. */
export const NameOfRelease = () => Param('name', ReleaseNamePipe);
