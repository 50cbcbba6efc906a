export * from '@vitral/ui/data';
