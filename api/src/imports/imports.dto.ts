import type { ImportStart } from '@vitral/contracts/imports';
import { LIMITS } from '@vitral/contracts/limits';
import { OmitType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Line } from '../platform/validation/text.ts';

export class ImportsQuery extends OmitType(ListQuery, ['q']) {}

export class ImportFileQuery {
  @Line(LIMITS.fileName) fileName!: string;
}

export class ImportStartDto implements ImportStart {
  @IsBoolean() withoutBadRows!: boolean;
}
