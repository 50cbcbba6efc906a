export * from '@vitral/contracts/email';
