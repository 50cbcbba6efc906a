export * from '@vitral/contracts/module-previews';
