export * from '@vitral/contracts/client-errors';
