import { Module } from '@nestjs/common';
import { CollectionDeclarations } from './collection-declarations.service.ts';
import { CollectionDocumentsController } from './collection-documents.controller.ts';
import { CollectionDocuments } from './collection-documents.service.ts';
import { CollectionsController } from './collections.controller.ts';
import { Collections } from './collections.service.ts';

export { CollectionDeclarations } from './collection-declarations.service.ts';
export { CollectionDocuments } from './collection-documents.service.ts';
export { compatibilityProblems } from './compatibility.ts';
export { conform, withDefaults } from './conform.ts';
export { brokenRules, fits, withCleanTexts } from './document-checks.ts';
export { isSortable } from './document-filters.ts';
export { isCleanText, isFieldName } from './field-schema.ts';
export { wrongCollection } from './declaration-shape.ts';

@Module({
  controllers: [CollectionsController, CollectionDocumentsController],
  providers: [CollectionDeclarations, CollectionDocuments, Collections],
  exports: [CollectionDeclarations, CollectionDocuments],
})
export class CollectionsModule {}
