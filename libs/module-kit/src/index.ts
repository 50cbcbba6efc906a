export {
  defineRemote,
  type PageModule,
  type PageQuery,
  type PageVisit,
  type Remote,
  type TextFiles,
  type Texts,
} from './define-remote.ts';
