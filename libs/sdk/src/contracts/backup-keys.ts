export * from '@vitral/contracts/backup-keys';
