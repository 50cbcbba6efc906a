import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.ts';
import { HttpUrl } from '../../../platform/validation/text.ts';
import { LeakedPasswords } from './leaked-passwords.ts';

class LookUpDto {
  /** The URL to which the first five digits of a SHA-1 are appended. */
  @HttpUrl() url!: string;
}

@Controller('api/leaked-passwords')
export class LeakedPasswordsController {
  constructor(private readonly leaked: LeakedPasswords) {}

  /** Checks that a look-up of leaked passwords responds and knows the most frequent one. */
  @Allow('settings.write')
  @Post('test')
  @HttpCode(204)
  test(@Body() { url }: LookUpDto) {
    return this.leaked.test(url);
  }
}
