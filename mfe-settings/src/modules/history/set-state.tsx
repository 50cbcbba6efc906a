import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { ReleaseState } from '../release-state.tsx';
import { setMark } from '../../shared/release-mark.tsx';

interface SetStateProps {
  set: ReleaseSetSummary;
  onActivate: (set: ReleaseSetSummary) => void;
}

/** State of a set, or a button that activates it; sets with removed files cannot be activated. */
export function SetState({ set, onActivate }: SetStateProps) {
  const { t } = useTranslation('mfe-settings');
  const { isActive, isCandidate } = set;
  const isRemoved = set.releases.some((release) => release.isRemoved);
  if (isActive || isCandidate || isRemoved)
    return <ReleaseState release={{ isActive, isCandidate, isRemoved }} />;
  return (
    <Button aria-label={t('history.activateSet', { set: setMark(set.id) })} onClick={() => onActivate(set)}>
      {t('modules.activate')}
    </Button>
  );
}
