export * from '@vitral/contracts/mentions';
