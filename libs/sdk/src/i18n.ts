export * from '@vitral/i18n';
