export * from '@vitral/contracts/content';
