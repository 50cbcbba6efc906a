export * from '@vitral/contracts/module-calls';
