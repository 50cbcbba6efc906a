export * from '@vitral/contracts/access';
