export * from '@vitral/i18n/formats';
