import { useTranslation } from '@vitral/sdk/i18n';
import { useNavigate, useSearchParams } from '@vitral/sdk/router';
import { Box } from '@vitral/sdk/ui';
import { Tab, Tabs } from '@vitral/sdk/ui/data';
import { useEffect, useId, useRef, type ReactNode } from 'react';

/** The tab in the URL (`?tab=current`) and a function that opens another one; the first tab has no parameter. */
export function useTab<Name extends string>(
  names: readonly [Name, ...Name[]],
  options?: { preventScrollReset: boolean },
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('tab');
  const tab = names.find((name) => name === named) ?? names[0];
  const open = (next: Name) => void navigate({ search: next === names[0] ? '' : `tab=${next}` }, options);
  return { names, tab, open };
}

interface TabbedPanelProps<Name extends string> extends ReturnType<typeof useTab<Name>> {
  label: string;
  /** Prefix of the keys of the tabs' names. */
  prefix: string;
  /** The panel of the selected tab. */
  children: ReactNode;
}

export function TabbedPanel<Name extends string>(props: TabbedPanelProps<Name>) {
  const { names, tab, open, label, prefix, children } = props;
  const { t } = useTranslation('mfe-social');
  const labelOf = (name: string) => t(`${prefix}.${name}`);
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  // A link to another tab unmounts with its own tab, which would lose the focus.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [tab]);

  return (
    <>
      <Tabs
        value={tab}
        aria-label={label}
        onChange={(_, next: Name) => open(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            label={labelOf(name)}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        key={tab}
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        sx={{ outline: 'none' }}
      >
        {children}
      </Box>
    </>
  );
}
