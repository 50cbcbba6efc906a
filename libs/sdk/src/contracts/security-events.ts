export * from '@vitral/contracts/security-events';
