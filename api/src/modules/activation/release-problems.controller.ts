import { Controller, Get } from '@nestjs/common';
import { AllowPublisher } from '../../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../../platform/access/publisher.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { SetProof } from './set-proof.ts';

@Controller('api/modules/releases')
export class ReleaseProblemsController {
  constructor(private readonly proof: SetProof) {}

  /** Lists why a release is refused; empty for one that may be activated. */
  @AllowPublisher('publish')
  @Get(':id/problems')
  list(@CurrentPublisher() publisher: Publisher, @ItemId() id: string) {
    return this.proof.problemsOf(id, publisher);
  }
}
