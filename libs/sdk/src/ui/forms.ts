export * from '@vitral/ui/forms';
