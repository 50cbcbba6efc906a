import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EnvironmentVersions,
  PROMOTION_ACTIONS,
  type PromotionAction,
} from '@vitral/sdk/contracts/environments';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, ConfirmDialog, notify, Stack } from '@vitral/sdk/ui';
import { ProgressBar } from '@vitral/sdk/ui/data';
import { FormControlLabel, Radio, RadioGroup, SelectField } from '@vitral/sdk/ui/forms';
import { useEffect, useState } from 'react';
import { RefusalAlert } from '../refusal.tsx';
import { isShare, ShareField } from '../share-field.tsx';
import { promotionQuery, useStartPromotion, versionsQuery } from './environments.queries.ts';
import { PromotedChange } from './promoted-change.tsx';

interface PromoteDialogProps {
  release: ReleaseSummary;
  environments: EnvironmentVersions[];
  onClose: () => void;
}

const FIRST_SHARE = 10;

/** Sends a release to another site, and shows the steps, and the reasons if that site refuses it. */
export function PromoteDialog({ release, environments, onClose }: PromoteDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const [name, setName] = useState(environments[0]?.name ?? '');
  const [action, setAction] = useState<PromotionAction>('activate');
  const [share, setShare] = useState<number>(FIRST_SHARE);
  const environment = environments.find((each) => each.name === name);
  const { start, isRunning, step, problem } = usePromotion(release, onClose);
  const { name: module, version } = release;
  return (
    <ConfirmDialog
      open
      title={t('environments.promoteTitle', { name: module, version })}
      text={t('environments.promoteText')}
      confirmLabel={t('environments.promote')}
      isPending={isRunning}
      isBlocked={!environment || (action === 'share' && !isShare(share))}
      onConfirm={() =>
        start({ environment: name, module, version, action, ...(action === 'share' && { share }) })
      }
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        <SelectField
          label={t('environments.to')}
          value={name}
          choices={environments.map((each) => ({ value: each.name, label: each.name }))}
          onChange={setName}
        />
        {environment && <PromotedChange release={release} environment={environment} />}
        <ActionChoice value={action} isDisabled={isRunning} onChange={setAction} />
        {action === 'share' && <ShareField value={share} onChange={setShare} />}
        <RefusalAlert error={isRunning ? null : problem} />
        <Box role="status" sx={{ '&:empty': { m: '0 !important' } }}>
          {isRunning && (
            <ProgressBar
              label={t('environments.promoting')}
              percent={null}
              text={t(`environments.step.${step}`, { environment: name })}
            />
          )}
        </Box>
      </Stack>
    </ConfirmDialog>
  );
}

interface ActionChoiceProps {
  value: PromotionAction;
  isDisabled: boolean;
  onChange: (action: PromotionAction) => void;
}

function ActionChoice({ value, isDisabled, onChange }: ActionChoiceProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <RadioGroup
      aria-label={t('environments.then')}
      value={value}
      onChange={(_, action) => onChange(action as PromotionAction)}
    >
      {PROMOTION_ACTIONS.toReversed().map((action) => (
        <FormControlLabel
          key={action}
          value={action}
          disabled={isDisabled}
          control={<Radio />}
          label={t(`environments.action.${action}`)}
        />
      ))}
    </RadioGroup>
  );
}

/** Starts a promotion and follows it. It continues on the server when the dialog is closed. */
function usePromotion(release: ReleaseSummary, onDone: () => void) {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  const started = useStartPromotion();
  const id = started.data?.id ?? null;
  const { data, error } = useQuery(promotionQuery(id));
  const promotion = data ?? started.data;
  const isEnded = Boolean(promotion?.finishedAt);
  const { step = 'waiting', environment, problem = null } = promotion ?? {};
  const isDone = isEnded && step === 'done' && problem === null;

  useEffect(() => {
    if (!isEnded) return;
    void queryClient.invalidateQueries({ queryKey: versionsQuery.queryKey });
    if (!isDone) return;
    notify.success(t('environments.promoted', { ...release, environment }));
    onDone();
    // Once for each promotion: the other values do not change it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, isEnded]);

  return {
    start: started.mutate,
    isRunning: started.isPending || (id !== null && !isEnded && !error),
    step,
    problem: started.error ?? error ?? problem,
  };
}
