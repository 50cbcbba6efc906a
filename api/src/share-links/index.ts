export { ShareLinksModule } from './share-links.module.ts';
