import { Module } from '@nestjs/common';
import { ModulePermissions } from './module-permissions.service.ts';

export { reaches, refusalOf } from './module-access.ts';
export { wrongPermission } from './permission-shape.ts';
export { ModulePermissions, type GrantedPermission } from './module-permissions.service.ts';

@Module({ providers: [ModulePermissions], exports: [ModulePermissions] })
export class ModulePermissionsModule {}
