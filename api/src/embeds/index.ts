export { Embed } from './embeds.entity.ts';
export { EmbedsModule } from './embeds.module.ts';
