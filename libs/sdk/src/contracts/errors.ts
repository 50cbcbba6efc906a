export * from '@vitral/contracts/errors';
