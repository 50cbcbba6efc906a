export { defineRemoteBuild, type RemoteOptions } from './remote-build.ts';
export { defineShellBuild } from './shell-build.ts';
