import type { FrameSection } from '@vitral/sdk/contracts/landing-content';
import { ConflictView } from '../shared/conflict-view.tsx';
import { DifferenceValue } from './difference-list.tsx';
import { differences, withTextsFrom, type Difference } from './landing-differences.ts';
import type { LandingForm } from './landing-form.ts';
import type { LandingConflict } from './use-landing-conflict.ts';
import { useTextLabel } from './use-text-label.ts';

interface LandingConflictViewProps {
  section: FrameSection;
  conflict: LandingConflict;
  mine: LandingForm;
  onResolve: (merged: LandingForm) => void;
}

/** Resolves a conflict on a section: shows each text that differs with a choice between the two sides. */
export function LandingConflictView({ section, conflict, mine, onResolve }: LandingConflictViewProps) {
  const { full } = useTextLabel();
  const { original, theirs, changedBy, changedAt } = conflict;
  const isMine = isAffectedBy(differences(section, original, mine));
  const isTheirs = isAffectedBy(differences(section, original, theirs));
  const parts = differences(section, mine, theirs).map((difference) => {
    const { path, language, one, other } = difference;
    return {
      name: path,
      label: full(difference, language),
      changedBy: { mine: isMine(path), theirs: isTheirs(path) },
      values: {
        mine: <DifferenceValue value={one} language={language} />,
        theirs: <DifferenceValue value={other} language={language} />,
      },
    };
  });
  return (
    <ConflictView
      noun="landing-content"
      changedBy={changedBy}
      changedAt={changedAt}
      parts={parts}
      offersAll
      onResolve={(paths) => onResolve(withTextsFrom(mine, theirs, paths))}
    />
  );
}

/** Returns whether a path is affected by one of the changes: the text itself, its list, or a text inside that list. */
function isAffectedBy(changes: readonly Difference[]) {
  return (path: string) =>
    changes.some(
      (change) => `${change.path}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${change.path}.`),
    );
}
