import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LoggedIn, Polled, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { PresenceService } from './presence.service.ts';

@Controller('api/presence')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  /** Streams who has an item open, and its last change, to those who may edit it. */
  @LoggedIn()
  @Polled()
  @Get(':noun/:id')
  @Sends('text/event-stream')
  async read(
    @Param('noun') noun: string,
    @Param('id') id: string,
    @Req() { user, sessionID }: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!user) throw new AppError('auth.unauthorized');
    await this.presence.open(user, sessionID, { noun, id }, response);
  }
}
