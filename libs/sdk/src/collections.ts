export * from '@vitral/module-kit/collections';
