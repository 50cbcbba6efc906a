export { AdminStatsModule } from './admin-stats.module.ts';
