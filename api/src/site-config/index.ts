export { EmailLanguage, SiteConfigService } from './site-config.service.ts';
export { SiteConfig } from './site-config.entity.ts';
export { SiteConfigModule } from './site-config.module.ts';
