import { useNavigate, useSearchParams } from '@vitral/sdk/router';
import { Icon, type IconName } from '@vitral/sdk/ui';
import { Tab, Tabs } from '@vitral/sdk/ui/data';
import type { ReactNode } from 'react';

/** The tab in the URL (`?tab=health`, by default the first), and a function that opens another. */
export function useUrlTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [first] = names;
  const tab = names.find((name) => name === search.get('tab')) ?? first;
  const open = (next: Name) =>
    void navigate({ search: next === first ? '' : `tab=${next}` }, { preventScrollReset: true });
  return { tab, open };
}

interface UrlTabsProps<Name extends string> {
  /** Prefix of the ids of tabs (`-tab-health`) and panels (`-panel-health`). */
  id: string;
  label: string;
  names: readonly Name[];
  icons: Record<Name, IconName>;
  labelOf: (name: Name) => ReactNode;
  tab: Name;
  selectionFollowsFocus?: boolean;
  onOpen: (name: Name) => void;
}

export function UrlTabs<Name extends string>(props: UrlTabsProps<Name>) {
  const { id, label, names, icons, labelOf, tab, selectionFollowsFocus, onOpen } = props;
  return (
    <Tabs
      value={tab}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      selectionFollowsFocus={selectionFollowsFocus}
      onChange={(_, next: Name) => onOpen(next)}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {names.map((name) => (
        <Tab
          key={name}
          id={`${id}-tab-${name}`}
          value={name}
          aria-controls={`${id}-panel-${name}`}
          icon={<Icon name={icons[name]} fontSize="small" />}
          iconPosition="start"
          sx={{ minHeight: 52, textTransform: 'none' }}
          label={labelOf(name)}
        />
      ))}
    </Tabs>
  );
}
