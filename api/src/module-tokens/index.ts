import { Global, Module } from '@nestjs/common';
import { TokenPublishers } from '../platform/access/publisher.ts';
import { ModuleTokensController } from './module-tokens.controller.ts';
import { ModuleTokensService } from './module-tokens.service.ts';
import { TokenPublishersService } from './token-publishers.service.ts';

export { ModuleTokensService } from './module-tokens.service.ts';

@Global()
@Module({
  controllers: [ModuleTokensController],
  providers: [ModuleTokensService, { provide: TokenPublishers, useClass: TokenPublishersService }],
  exports: [TokenPublishers, ModuleTokensService],
})
export class ModuleTokensModule {}
