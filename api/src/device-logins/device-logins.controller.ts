import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { readUserCode } from '@vitral/contracts/device-logins';
import { Allow, KeyCovers, Public, NeedsRecentLogin } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { pathParam } from '../platform/validation/path-param.ts';
import { DeviceAnswersService } from './device-answers.service.ts';
import { DeviceCodeDto, DeviceLoginApprovalDto, DeviceLoginDto } from './device-logins.dto.ts';
import { DeviceLoginsService } from './device-logins.service.ts';

const UserCode = () => pathParam('userCode', readUserCode, () => new AppError('device-logins.not-found'));

@Controller('api/device-logins')
export class DeviceLoginsController {
  constructor(
    private readonly logins: DeviceLoginsService,
    private readonly answers: DeviceAnswersService,
  ) {}

  /** Starts a login by device code. The program shows the user code and polls for its token. */
  @Public()
  @Post()
  @KeyCovers('nothing')
  start(@Body() input: DeviceLoginDto, @Ip() ip: string) {
    return this.logins.start(input, ip);
  }

  /** Returns the module token of an approved login, once. */
  @Public()
  @Post('token')
  @KeyCovers('nothing')
  @HttpCode(200)
  redeem(@Body() { deviceCode }: DeviceCodeDto, @Ip() ip: string) {
    return this.logins.redeem(deviceCode, ip);
  }

  /** Returns a login that waits for an answer. */
  @Allow('modules.write')
  @Get(':userCode')
  get(@Viewer() viewer: Viewer, @UserCode() userCode: string) {
    return this.answers.get(viewer, userCode);
  }

  /** Approves a login: its program gets a module token with these rights. */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Post(':userCode/approve')
  @HttpCode(204)
  approve(@Viewer() viewer: Viewer, @UserCode() userCode: string, @Body() input: DeviceLoginApprovalDto) {
    return this.answers.approve(viewer, userCode, input);
  }

  /** Denies a login. */
  @Allow('modules.write')
  @Post(':userCode/deny')
  @HttpCode(204)
  deny(@Viewer() viewer: Viewer, @UserCode() userCode: string) {
    return this.answers.deny(viewer, userCode);
  }
}
