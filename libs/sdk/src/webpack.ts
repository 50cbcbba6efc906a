export { defineRemoteBuild, type RemoteOptions } from '@vitral/module-kit/webpack';
