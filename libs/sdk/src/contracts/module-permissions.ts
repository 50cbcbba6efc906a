export * from '@vitral/contracts/module-permissions';
