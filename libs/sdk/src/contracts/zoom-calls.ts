export * from '@vitral/contracts/zoom-calls';
