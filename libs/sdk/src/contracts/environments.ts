export * from '@vitral/contracts/environments';
