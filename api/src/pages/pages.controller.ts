import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Sends } from '../platform/access/access.ts';
import { PagesService } from './pages.service.ts';

/** Every URL that is no API path, file or release is a page. */
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  /** Sends a page of the site or the console. */
  @Public()
  @Get(['/', '*path'])
  @Sends('text/html')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response);
  }
}
