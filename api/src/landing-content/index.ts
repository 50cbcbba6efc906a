export { LandingTextsDto } from './landing-content.dto.ts';
export { LandingContent, LandingDraft, LandingRevision } from './landing-content.entity.ts';
export { LandingContentModule } from './landing-content.module.ts';
export { LandingDraftsService } from './landing-drafts.service.ts';
export { isSocialUrl } from './landing-fields.ts';
