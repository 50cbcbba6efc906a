export { sendCachedPages } from './send-cached-pages.ts';
export { type CardFrame, cardPageHeaders, cardPageHtml, noticeHtml } from './card/card-page.html.ts';
export { minutesText } from './card/minutes-text.ts';
export { CardPagesService, chosenLanguage, CardPagesModule } from './card/card-pages.service.ts';
export { escapeHtml } from './document/page-html.ts';
export { libraryFileAt } from './document/social-picture.ts';
export { PageSocialPictures, type SiteSocialPicture } from './public-pages/page-social-pictures.ts';
export { PagesModule } from './pages.module.ts';
export { PagesService } from './pages.service.ts';
