export * from '@vitral/contracts/audit';
