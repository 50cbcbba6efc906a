import { Param, type PipeTransform } from '@nestjs/common';
import { MODULE_PREVIEW_NAME } from '@vitral/contracts/module-previews';
import { AppError } from '../../platform/errors/app-error.ts';

class PreviewNamePipe implements PipeTransform<string, string> {
  transform(name: string): string {
    if (!MODULE_PREVIEW_NAME.test(name)) throw new AppError('request.invalid', { fields: ['name'] });
    return name;
  }
}

/** Path parameter with the name of a preview, which need not exist. */
export const PreviewName = () => Param('name', PreviewNamePipe);
