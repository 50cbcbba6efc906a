export * from '@vitral/contracts/trash';
