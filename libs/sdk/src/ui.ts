export * from '@vitral/ui';
