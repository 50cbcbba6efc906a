import { Controller, Delete, Get, HttpCode, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { endSession } from '../../platform/sessions/end-session.ts';
import { clearSessionCookie } from '../../platform/sessions/session-cookie.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { ProfileSessionsService } from './profile-sessions.service.ts';

@Controller('api/profile/sessions')
export class ProfileSessionsController {
  constructor(private readonly sessions: ProfileSessionsService) {}

  /** Lists the caller's sessions. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer, @Req() request: Request) {
    return this.sessions.list(viewer, request.sessionID);
  }

  /** Ends the caller's other sessions. */
  @Allow('profile.write')
  @Delete()
  @HttpCode(204)
  endOthers(@Viewer() viewer: Viewer, @Req() request: Request) {
    return this.sessions.endOthers(viewer, request.sessionID);
  }

  /** Ends one of the caller's sessions. */
  @Allow('profile.write')
  @Delete(':id')
  @HttpCode(204)
  async end(
    @Viewer() viewer: Viewer,
    @Req() request: Request,
    @ItemId() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { wasCurrent } = await this.sessions.end(viewer, request.sessionID, id);
    if (!wasCurrent) return;
    await endSession(request);
    clearSessionCookie(request, response);
  }
}
