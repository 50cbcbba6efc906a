export * from '@vitral/contracts/signing-keys';
