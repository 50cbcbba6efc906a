import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { use, useState, type ReactNode } from 'react';
import { LoadFailure } from '../feedback/load-boundary.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { SideSheet } from '../feedback/side-sheet.tsx';
import { TitledDialog } from '../feedback/titled-dialog.tsx';
import { useItemTitle } from '../layout/breadcrumb.tsx';
import { Icon } from '../layout/icon.tsx';
import { ItemActionsContext } from '../layout/item-actions.ts';
import { Slot } from '../layout/slot.tsx';
import type { ItemAddress } from './item-address.tsx';
import { useCopyLink } from './use-copy.ts';
import { useListedItems } from './use-listed-items.ts';

interface ItemSheetProps {
  address: ItemAddress;
  id: string;
  /** Prefixes of the keys of the queries that list the items. */
  listedBelow: readonly QueryKey[];
  /** Ids in their order, in place of those of the list on screen. */
  ids?: string[] | undefined;
  /** The dialog of the item. */
  children: ReactNode;
}

/** The item of the URL in a sheet over its list, with the previous and the next item and a link to copy. */
export function ItemSheet({ address, id, listedBelow, ids, children }: ItemSheetProps) {
  const listed = useListedItems(listedBelow, id).map((one) => one.id);
  const actionsOf = use(ItemActionsContext);
  return (
    <SideSheet
      actions={<SheetActions address={address} ids={ids ?? listed} id={id} />}
      isReplacement={address.isReplacement}
    >
      {/* The header has those of the open item. */}
      <ItemActionsContext value={(item) => (item.id === id ? [] : actionsOf(item))}>
        {children}
      </ItemActionsContext>
    </SideSheet>
  );
}

/** An item whose title or name the browser's tab shows. */
interface ShownItem {
  id: string;
  title?: string | null;
  name?: string;
}

interface LoadedItemProps<Saved> extends Pick<ItemSheetProps, 'id' | 'listedBelow'> {
  /** Title while the item loads. */
  title: string;
  /** Reads an item that the list on screen does not contain. */
  fetch: (id: string) => Promise<Saved>;
  onClose: () => void;
  children: (item: Saved) => ReactNode;
}

/** The dialog of an item, which is taken from the list on screen or else from the server. Mounted once for each item. */
export function LoadedItem<Saved extends ShownItem>(props: LoadedItemProps<Saved>) {
  const { t } = useTranslation();
  const { id, listedBelow, title, fetch, onClose, children } = props;
  const found = useListedItems<Saved>(listedBelow, id).find((item) => item.id === id);
  // A form edits the item as it was when the form opened, even if the list changes behind it.
  const [first, setFirst] = useState(found);
  const { data, error, refetch } = useQuery({
    queryKey: [...(listedBelow[0] ?? []), 'opened', id],
    queryFn: () => fetch(id),
    enabled: first === undefined,
    gcTime: 0,
  });
  const item = first ?? found ?? data;
  if (item && !first) setFirst(item);
  useItemTitle(item?.title ?? item?.name ?? '');
  if (item) return children(item);
  return (
    <TitledDialog title={title} onClose={onClose} focusClose>
      <Box sx={{ p: 3 }}>
        {error ? (
          <LoadFailure title={t('item.openFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingCards count={2} height={120} />
        )}
      </Box>
    </TitledDialog>
  );
}

interface SheetActionsProps {
  address: ItemAddress;
  /** Ids of the list on screen. */
  ids: string[];
  id: string;
}

/** The previous and the next item of the list on screen, contributions of modules, and a link to copy. */
function SheetActions({ address, ids, id }: SheetActionsProps) {
  const { t } = useTranslation();
  const copyLink = useCopyLink();
  const place = ids.indexOf(id);
  const step = (by: number, label: string, icon: 'arrow_upward' | 'arrow_downward') => {
    const next = place < 0 ? undefined : ids[place + by];
    return (
      <Tooltip title={label}>
        <span>
          <IconButton
            aria-label={label}
            disabled={next === undefined}
            onClick={() => next !== undefined && address.replace(next)}
          >
            <Icon name={icon} />
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <>
      {ids.length > 1 && (
        <>
          {step(-1, t('item.previous'), 'arrow_upward')}
          {step(1, t('item.next'), 'arrow_downward')}
        </>
      )}
      <Slot name="item-action" id={id} path={address.path(id)} />
      <Tooltip title={t('item.copyLink')}>
        <IconButton aria-label={t('item.copyLink')} onClick={() => void copyLink(address.path(id))}>
          <Icon name="link" />
        </IconButton>
      </Tooltip>
    </>
  );
}

interface OpenItemProps<Saved> extends Omit<LoadedItemProps<Saved>, 'id' | 'onClose'> {
  address: ItemAddress;
}

/** The item of the URL, if one is open, in its sheet. */
export function OpenItem<Saved extends ShownItem>({ address, ...loading }: OpenItemProps<Saved>) {
  const { id, isNew, close } = address;
  if (id === null || isNew) return null;
  return (
    <ItemSheet address={address} id={id} listedBelow={loading.listedBelow}>
      <LoadedItem {...loading} key={id} id={id} onClose={close} />
    </ItemSheet>
  );
}
