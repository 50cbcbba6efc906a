export * from '@vitral/contracts/release-signatures';
