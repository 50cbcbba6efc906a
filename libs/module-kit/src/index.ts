export {
  defineRemote,
  type PageModule,
  type PageQuery,
  type PageVisit,
  type Remote,
  type Texts,
} from './define-remote.ts';
