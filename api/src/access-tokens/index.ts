import { Module } from '@nestjs/common';
import { AccessTokensController } from './access-tokens.controller.ts';
import { AccessTokensService } from './access-tokens.service.ts';
import { AdmitAccessTokens } from './admit-access-tokens.ts';
import { TokenAccess } from './token-access.service.ts';

export { AdmitAccessTokens } from './admit-access-tokens.ts';

@Module({
  controllers: [AccessTokensController],
  providers: [AccessTokensService, AdmitAccessTokens, TokenAccess],
  exports: [AdmitAccessTokens],
})
export class AccessTokensModule {}
