export * from '@vitral/contracts/site-config';
