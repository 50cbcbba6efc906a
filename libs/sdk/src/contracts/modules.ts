export * from '@vitral/contracts/modules';
