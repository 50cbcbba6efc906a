export * from '@vitral/contracts/module-tokens';
