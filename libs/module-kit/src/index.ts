export { defineRemote, type PageModule, type Remote, type Texts } from './define-remote.ts';
