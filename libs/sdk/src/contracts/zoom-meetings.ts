export * from '@vitral/contracts/zoom-meetings';
