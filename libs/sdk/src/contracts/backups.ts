export * from '@vitral/contracts/backups';
