export * from '@vitral/contracts/comments';
