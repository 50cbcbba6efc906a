export * from '@vitral/contracts/zoom-account';
