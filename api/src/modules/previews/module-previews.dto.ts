import { MODULE_PREVIEW_LIMITS, type ModulePreviewInput } from '@vitral/contracts/module-previews';
import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';

export class ModulePreviewDto implements ModulePreviewInput {
  @IsUUID() releaseId!: string;
  @IsOptional() @IsInt() @Min(1) @Max(MODULE_PREVIEW_LIMITS.days) days?: number;
}

export class ModulePreviewEndQuery {
  /** Takes only the release of this module out of the preview; the preview ends with its last one. */
  @IsOptional() @IsIn(RELEASE_NAMES) module?: ReleaseName;
}
