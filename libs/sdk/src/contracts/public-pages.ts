export * from '@vitral/contracts/public-pages';
