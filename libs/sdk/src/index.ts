export * from '@vitral/module-kit';
