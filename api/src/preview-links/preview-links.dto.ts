import { PREVIEW_DAYS, type PreviewDays, type PreviewLinkInput } from '@vitral/contracts/preview-links';
import { IsIn, IsUUID } from 'class-validator';

export class PreviewLinksQuery implements Pick<PreviewLinkInput, 'pageId'> {
  @IsUUID() pageId!: string;
}

export class PreviewLinkDto extends PreviewLinksQuery implements PreviewLinkInput {
  @IsIn(PREVIEW_DAYS) days!: PreviewDays;
}
