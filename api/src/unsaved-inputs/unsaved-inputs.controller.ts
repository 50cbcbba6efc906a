import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { Allow, KeyCovers } from '../platform/access/access.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { FormAuthor, FormItem, FormNoun } from './item-form.ts';
import { UnsavedInputDto } from './unsaved-inputs.dto.ts';
import { UnsavedInputsService } from './unsaved-inputs.service.ts';

/** The service checks the permission that the form needs. */
@ApiQuery({
  name: 'userId',
  type: 'string',
  required: false,
  format: 'uuid',
  description: 'Refuses another user than this one.',
})
@Controller('api/unsaved-inputs/:noun/:itemId')
export class UnsavedInputsController {
  constructor(private readonly unsavedInputs: UnsavedInputsService) {}

  /** Returns the caller's unsaved input in the form of an item; empty if there is none. */
  @Allow('dashboard.read')
  @Get()
  read(@FormAuthor() viewer: Viewer, @FormNoun() noun: UnsavedInputNoun, @FormItem() itemId: string) {
    return this.unsavedInputs.read(viewer, { noun, itemId });
  }

  /** Stores the caller's unsaved input in the form of an item, in place of the previous one. */
  @Allow('dashboard.read')
  @Put()
  @HttpCode(204)
  @KeyCovers('nothing')
  write(
    @FormAuthor() viewer: Viewer,
    @FormNoun() noun: UnsavedInputNoun,
    @FormItem() itemId: string,
    @Body() input: UnsavedInputDto,
  ) {
    return this.unsavedInputs.write(viewer, { noun, itemId }, input);
  }

  /** Deletes the caller's unsaved input in the form of an item. */
  @Allow('dashboard.read')
  @Delete()
  @HttpCode(204)
  @KeyCovers('nothing')
  remove(@FormAuthor() viewer: Viewer, @FormNoun() noun: UnsavedInputNoun, @FormItem() itemId: string) {
    return this.unsavedInputs.remove(viewer, { noun, itemId });
  }
}
