import { Injectable } from '@nestjs/common';
import type { SocialPicture } from '@vitral/contracts/public-pages';
import { type ActiveSet, ReleaseSets } from '../../modules/index.ts';
import { pathLanguage } from '../../platform/http/request-path.ts';
import { canonicalPath } from '../document/public-paths.ts';
import { socialPictureDigest } from '../document/social-picture.ts';
import { OWN_ORIGIN } from '../rendering/page-renderer.ts';
import { PageItems } from './page-items.ts';
import { PageViews } from './page-views.ts';
import { PublicPagesService } from './public-pages.service.ts';

export interface SiteSocialPicture extends SocialPicture {
  siteName: string;
}

/** Finds what the social pictures of public pages show. */
@Injectable()
export class PageSocialPictures {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly items: PageItems,
    private readonly views: PageViews,
    private readonly pages: PublicPagesService,
  ) {}

  /** Returns the picture of the page at a path, such as `/es/educacion`; null unless it has this digest in a live set. */
  async find(path: string, digest: string): Promise<SiteSocialPicture | null> {
    const live = await this.sets.live();
    for (const set of live ? [live.active, ...(live.candidate ? [live.candidate.set] : [])] : []) {
      const picture = await this.pictureIn(set, path);
      if (picture && socialPictureDigest(picture, picture.siteName) === digest) return picture;
    }
    return null;
  }

  private async pictureIn(set: ActiveSet, path: string): Promise<SiteSocialPicture | null> {
    const language = pathLanguage(path);
    const { page, item, isThere } = await this.items.find(path, set);
    if (!language || !page || !isThere || canonicalPath(path, { page, item })) return null;
    const view = await this.views.of(set, { page, item }, language, OWN_ORIGIN);
    const { socialPicture } = await this.pages.describe(view);
    return socialPicture && { ...socialPicture, siteName: view.site.name };
  }
}
