export * from '@vitral/contracts/api-keys';
