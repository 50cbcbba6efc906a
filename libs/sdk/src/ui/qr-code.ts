export * from '@vitral/ui/qr-code';
