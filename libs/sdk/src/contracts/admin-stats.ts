export * from '@vitral/contracts/admin-stats';
