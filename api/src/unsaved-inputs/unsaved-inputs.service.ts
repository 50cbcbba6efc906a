import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  UNSAVED_INPUT_LIMITS,
  type UnsavedInput as UnsavedInputResponse,
  unsavedInputPermission,
} from '@vitral/contracts/unsaved-inputs';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { ItemForm } from './item-form.ts';
import type { UnsavedInputDto } from './unsaved-inputs.dto.ts';
import { UnsavedInput } from './unsaved-inputs.entity.ts';

/** A form stores at most one every two seconds; several tabs together stay below it. */
const ACCOUNT_LIMIT = defineRateLimit({ name: 'unsaved-input', times: 600, seconds: 10 * 60 });

/** Stores the unsaved input of people. It is private and temporary, so it is not audited. docs/adr/082. */
@Injectable()
export class UnsavedInputsService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
  ) {}

  async read(viewer: Viewer, form: ItemForm): Promise<UnsavedInputResponse | null> {
    assertMayOpen(viewer, form);
    const row = await this.em.findOne(UnsavedInput, { account: viewer.id, ...form });
    if (!row) return null;
    const { input, baseVersion, updatedAt } = row;
    return { input, baseVersion: baseVersion ?? null, updatedAt: updatedAt.toISOString() };
  }

  /** The last of several tabs wins. The oldest rows above the limit of an account are deleted. */
  async write(viewer: Viewer, form: ItemForm, { input, baseVersion }: UnsavedInputDto): Promise<void> {
    assertMayOpen(viewer, form);
    if (Buffer.byteLength(input) > UNSAVED_INPUT_LIMITS.bytes) throw new AppError('request.too-large');
    await this.rateLimits.spend(ACCOUNT_LIMIT, viewer.id);
    await this.em.transactional(async (em) => {
      await em.execute(
        `insert into unsaved_input (account_id, noun, item_id, input, base_version, created_at, updated_at)
         values (?, ?, ?, ?, ?, now(), now())
         on conflict (account_id, noun, item_id) do update
         set input = excluded.input, base_version = excluded.base_version, updated_at = excluded.updated_at`,
        [viewer.id, form.noun, form.itemId, input, baseVersion],
      );
      await em.execute(
        `delete from unsaved_input where id in (
           select id from unsaved_input where account_id = ? order by updated_at desc, id desc offset ?
           for update skip locked
         )`,
        [viewer.id, UNSAVED_INPUT_LIMITS.perAccount],
      );
    });
  }

  async remove(viewer: Viewer, form: ItemForm): Promise<void> {
    assertMayOpen(viewer, form);
    await this.em.nativeDelete(UnsavedInput, { account: viewer.id, ...form });
  }
}

function assertMayOpen(viewer: Viewer, { noun }: ItemForm): void {
  if (!viewerMay(viewer, unsavedInputPermission(noun))) throw new AppError('auth.insufficient-permissions');
}
