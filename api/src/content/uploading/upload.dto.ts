import { type ContentCategory, FOCAL_CENTER, type Visibility } from '@vitral/contracts/content';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IgnoresFields } from '../../platform/validation/check-shape.ts';
import { OptionalInstant } from '../../platform/validation/dates.ts';
import { Switch } from '../../platform/validation/text.ts';
import { Category, Description, Tags, Title, VisibilityName } from '../content.fields.ts';

/** A percentage, sent as text. */
const Percent = () => (target: object, property: string) => {
  for (const decorate of [Type(() => Number), IsInt(), Min(0), Max(100)]) decorate(target, property);
};

/** The fields beside a new file. The server sets type, size and uploader itself. */
@IgnoresFields('type', 'fileSize', 'uploadedBy')
export class UploadDto {
  /** Defaults to the file's name. */
  @IsOptional() @Title() title?: string;
  @Category() category!: ContentCategory;
  @VisibilityName() visibility!: Visibility;
  @Tags() tags: string[] = [];
  @Description() description = '';
  @Switch() @IsBoolean() isVisible = true;
  @OptionalInstant() publishAt: string | null = null;
  @OptionalInstant() unpublishAt: string | null = null;
  @Percent() focalX: number = FOCAL_CENTER.x;
  @Percent() focalY: number = FOCAL_CENTER.y;
}

/** The fields beside a replacement file. */
export class ReplacementDto {
  /** The version that was read. */
  @Type(() => Number) @IsInt() @Min(1) version!: number;
  @Switch() @IsBoolean() evenIfUsed = false;
}
