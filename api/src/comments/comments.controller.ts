import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { CommentChanges } from './comment-changes.service.ts';
import { CommentDto, CommentedItemQuery, CommentedNounQuery, CommentUpdateDto } from './comments.dto.ts';
import { CommentsService } from './comments.service.ts';

@Controller('api/comments')
export class CommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly changes: CommentChanges,
  ) {}

  /** Lists the comments on an item, oldest first. Requires the permission to edit the item, as all routes of comments do. */
  @Allow('dashboard.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() item: CommentedItemQuery) {
    return this.comments.list(viewer, item);
  }

  /** Counts the comments on an item and its threads that are not resolved. */
  @Allow('dashboard.read')
  @Get('stats')
  stats(@Viewer() viewer: Viewer, @Query() item: CommentedItemQuery) {
    return this.comments.stats(viewer, item);
  }

  /** Lists the accounts that a comment on items of a noun may mention. */
  @Allow('dashboard.read')
  @Get('people')
  people(@Viewer() viewer: Viewer, @Query() { noun }: CommentedNounQuery) {
    return this.comments.people(viewer, noun);
  }

  /** Adds a comment, and notifies the mentioned accounts and the participants of its thread. */
  @Allow('dashboard.read')
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: CommentDto) {
    return this.comments.create(viewer, input);
  }

  /** Changes the text of one's own comment. */
  @Allow('dashboard.read')
  @Put(':id')
  update(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: CommentUpdateDto) {
    return this.changes.update(viewer, id, input);
  }

  /** Resolves a thread. */
  @Allow('dashboard.read')
  @Post(':id/resolve')
  @HttpCode(200)
  resolve(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.changes.setResolved(viewer, id, true);
  }

  /** Reopens a resolved thread. */
  @Allow('dashboard.read')
  @Post(':id/reopen')
  @HttpCode(200)
  reopen(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.changes.setResolved(viewer, id, false);
  }

  /** Deletes one's own comment if it has no replies; admins delete any comment, with its replies. */
  @Allow('dashboard.read')
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.changes.remove(viewer, id);
  }

  /** Restores a deleted comment, with its replies. */
  @Allow('dashboard.read')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.changes.restore(viewer, id);
  }
}
