export * from '@vitral/contracts/collections';
