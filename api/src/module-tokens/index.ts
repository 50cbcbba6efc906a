export { ModuleTokensModule } from './module-tokens.module.ts';
