export * from '@vitral/contracts/search';
