export * from '@vitral/contracts/users';
