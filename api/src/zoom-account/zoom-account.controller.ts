import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { ZoomAccountDto } from './zoom-account.dto.ts';
import { ZoomAccountService } from './zoom-account.service.ts';

@Controller('api/zoom-account')
export class ZoomAccountController {
  constructor(private readonly zoomAccount: ZoomAccountService) {}

  /** Returns the Zoom account, without its secrets. */
  @Allow('settings.write')
  @Get()
  get() {
    return this.zoomAccount.get();
  }

  /** Stores the Zoom account, its secrets sealed. */
  @Allow('settings.write')
  @Put()
  set(@Body() input: ZoomAccountDto) {
    return this.zoomAccount.set(input);
  }

  /** Deletes the Zoom account; Zoom meetings stay as they are. */
  @Allow('settings.write')
  @Delete()
  @HttpCode(204)
  remove() {
    return this.zoomAccount.remove();
  }

  /** Tries the stored secrets on Zoom. */
  @Allow('settings.write')
  @Post('test')
  @HttpCode(200)
  test() {
    return this.zoomAccount.test();
  }
}
