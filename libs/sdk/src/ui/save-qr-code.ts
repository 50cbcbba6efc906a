export * from '@vitral/ui/save-qr-code';
