export * from '@vitral/contracts/languages';
