import { defineShellBuild } from '@vitral/module-kit/webpack';

export default defineShellBuild(import.meta.dirname);
