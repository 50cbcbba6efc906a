export const MODULE_TABS = ['modules', 'compare', 'history', 'health', 'tokens', 'override'] as const;
export type ModuleTab = (typeof MODULE_TABS)[number];
