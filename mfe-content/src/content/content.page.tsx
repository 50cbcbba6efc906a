import { useTranslation } from '@vitral/i18n';
import { AddButton, PageHeader } from '@vitral/ui';
import { useState } from 'react';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { InUseConfirmation } from './in-use-confirmation.tsx';
import { ContentStats } from './content-stats.tsx';
import { ContentViews } from './content-views.tsx';

/** /admin/content: the library of uploaded files. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <InUseConfirmation>
      <PageHeader
        title={t('content.title')}
        description={t('content.description')}
        actions={<AddButton label={t('content.add')} onClick={add} />}
      />
      <ContentStats />
      <ContentViews onAdd={add} />
      {isAdding && <UploadDialog onClose={() => setIsAdding(false)} />}
    </InUseConfirmation>
  );
}
