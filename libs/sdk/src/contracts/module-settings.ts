export * from '@vitral/contracts/module-settings';
