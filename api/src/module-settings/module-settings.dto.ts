import type {
  ModuleSettingsErasure,
  ModuleSettingsInput,
  ModuleSettingValues,
} from '@vitral/contracts/module-settings';
import { MODULE_NAME_LENGTH } from '@vitral/contracts/modules';
import { IsInt, IsObject, Min } from 'class-validator';
import { Line } from '../platform/validation/text.ts';

/** The service checks the values against the declaration. */
export class ModuleSettingsDto implements ModuleSettingsInput {
  @IsObject() values!: ModuleSettingValues;
  @IsInt() @Min(1) version!: number;
}

export class ModuleSettingsErasureDto implements ModuleSettingsErasure {
  @Line(MODULE_NAME_LENGTH) confirmation!: string;
}
