export { ClientErrorsModule } from './client-errors.module.ts';
