import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/access/access.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { DifferenceQuery } from './difference.dto.ts';
import { DifferenceService } from './difference.service.ts';

@Controller('api/modules/releases')
export class DifferenceController {
  constructor(private readonly difference: DifferenceService) {}

  /** Compares a release with another one. */
  @Allow('modules.write')
  @Get(':id/difference')
  between(@ItemId() id: string, @Query() { from }: DifferenceQuery) {
    return this.difference.between(from, id);
  }
}
