import { defineRemoteBuild } from '@vitral/module-kit/webpack';

export default defineRemoteBuild(import.meta.dirname);
