import { defineRemoteBuild } from '@vitral/sdk/webpack';

export default defineRemoteBuild(import.meta.dirname);
