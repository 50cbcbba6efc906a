export * from '@vitral/contracts/site-pages';
