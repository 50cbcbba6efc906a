export * from '@vitral/module-kit/module-settings';
