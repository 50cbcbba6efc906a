export { sendCachedPages } from './send-cached-pages.ts';
export { cardPageHeaders } from './card/card-page.headers.ts';
export { type CardFrame, cardPageHtml, noticeHtml } from './card/card-page.html.ts';
export { CardPagesModule } from './card/card-pages.module.ts';
export { CardPagesService, chosenLanguage } from './card/card-pages.service.ts';
export { escapeHtml } from './document/page-html.ts';
export { PagesModule } from './pages.module.ts';
export { PagesService } from './pages.service.ts';
