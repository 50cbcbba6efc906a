export * from '@vitral/contracts/webvtt';
