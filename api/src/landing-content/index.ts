export { LandingTextsDto } from './landing-content.dto.ts';
export { LandingContent } from './landing-content.entity.ts';
export { LandingContentModule } from './landing-content.module.ts';
export { LandingDraft } from './landing-draft.entity.ts';
export { LandingDraftsService } from './landing-drafts.service.ts';
export { isNetworkAddress } from './landing-fields.ts';
export { LandingRevision } from './landing-revision.entity.ts';
