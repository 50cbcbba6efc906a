export * from '@vitral/sortable';
