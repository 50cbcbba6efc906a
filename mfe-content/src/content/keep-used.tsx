import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { AskIfMeant, type UsedQuestion } from '../shared/use-keep-used.ts';
import { UseList } from './use-list.tsx';

interface Asked extends UsedQuestion {
  answer: (isMeant: boolean) => void;
}

/** Round a page that changes files: asks before one is taken from where it is used. */
export function KeepUsed({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mfe-content');
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: UsedQuestion) =>
      new Promise<boolean>((resolve) => {
        const answer = (isMeant: boolean) => {
          setAsked(null);
          resolve(isMeant);
        };
        setAsked({ ...question, answer });
      }),
    [],
  );
  return (
    <AskIfMeant value={ask}>
      {children}
      {asked && (
        <ConfirmDialog
          open
          title={t('content.inUse.title')}
          text={t('content.inUse.text', { count: asked.files.length })}
          cancelLabel={t('content.inUse.keep')}
          confirmLabel={t(`content.inUse.anyway.${asked.doing}`)}
          isDestructive
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        >
          <UseList {...asked} />
        </ConfirmDialog>
      )}
    </AskIfMeant>
  );
}
