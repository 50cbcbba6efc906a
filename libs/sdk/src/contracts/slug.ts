export * from '@vitral/contracts/slug';
