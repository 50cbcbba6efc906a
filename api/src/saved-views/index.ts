import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.ts';
import { SavedViewsService } from './saved-views.service.ts';

export { ViewColumnDto, ViewColumns } from './saved-views.dto.ts';
export { SavedView } from './saved-views.entity.ts';
export { maySee, seenBy } from './saved-views.service.ts';

@Module({
  controllers: [SavedViewsController],
  providers: [SavedViewsService],
})
export class SavedViewsModule {}
