export * from '@vitral/contracts/saved-views';
