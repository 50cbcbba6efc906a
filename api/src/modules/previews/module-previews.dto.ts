import { MODULE_PREVIEW_LIMITS, type ModulePreviewInput } from '@vitral/contracts/module-previews';
import type { ReleaseName } from '@vitral/contracts/modules';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsReleaseName } from '../../platform/validation/module-name.ts';

export class ModulePreviewDto implements ModulePreviewInput {
  @IsUUID() releaseId!: string;
  @IsOptional() @IsInt() @Min(1) @Max(MODULE_PREVIEW_LIMITS.days) days?: number;
}

export class ModulePreviewEndQuery {
  /** Removes only the release of this module from the preview; the preview ends with its last release. */
  @IsOptional() @IsReleaseName() module?: ReleaseName;
}
