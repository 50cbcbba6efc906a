export { MailLanguage } from './mail-language.ts';
export { SiteConfig } from './site-config.entity.ts';
export { SiteConfigModule } from './site-config.module.ts';
export { SiteConfigService } from './site-config.service.ts';
