import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog } from '@vitral/sdk/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { InUseConfirmationContext, type InUseQuestion } from '../shared/use-confirm-in-use.ts';
import { UsageList } from './usage-list.tsx';

interface PendingQuestion extends InUseQuestion {
  settle: (isConfirmed: boolean) => void;
}

/** Wraps a page that changes files: asks for confirmation when a change affects files in use. */
export function InUseConfirmation({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mfe-content');
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const ask = useCallback(
    (question: InUseQuestion) =>
      new Promise<boolean>((resolve) => {
        const settle = (isConfirmed: boolean) => {
          setQuestion(null);
          resolve(isConfirmed);
        };
        setQuestion({ ...question, settle });
      }),
    [],
  );
  return (
    <InUseConfirmationContext value={ask}>
      {children}
      {question && (
        <ConfirmDialog
          open
          title={t('content.inUse.title')}
          text={t('content.inUse.text', { count: question.files.length })}
          cancelLabel={t('content.inUse.keep')}
          confirmLabel={t(`content.inUse.anyway.${question.action}`)}
          isDestructive
          onConfirm={() => question.settle(true)}
          onCancel={() => question.settle(false)}
        >
          <UsageList {...question} />
        </ConfirmDialog>
      )}
    </InUseConfirmationContext>
  );
}
