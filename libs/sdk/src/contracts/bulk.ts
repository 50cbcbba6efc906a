export * from '@vitral/contracts/bulk';
