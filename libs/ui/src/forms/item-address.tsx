import MuiLink from '@mui/material/Link';
import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from '@vitral/router';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

/** History state of the URL of an item. */
export interface ItemState {
  /** It was opened from its list, so closing it goes back. */
  isOverList?: boolean;
  /** The item replaced another open item. */
  isReplacement?: boolean;
  /** Id of the item whose values a new one starts with. */
  template?: string;
}

/** The page of the current URL, and a function that returns the location of an item: `<path of the page>/<part>/<id>`. */
function useItemLocations(part: string | undefined) {
  const rest = useParams()['*'] ?? '';
  const { pathname, search } = useLocation();
  const page = pathname.slice(0, pathname.length - rest.length).replace(/\/+$/, '');
  const of = useCallback(
    (id: string) => ({
      pathname: [page, part, encodeURIComponent(id)].filter((one) => one !== undefined).join('/'),
      search,
    }),
    [page, part, search],
  );
  return { rest, list: { pathname: page || '/', search }, of };
}

/**
 * The item in the URL of a page, and functions that open and close items. A closed item disappears before the URL
 * changes, so that a form with unsaved input does not block the navigation.
 */
export function useItemAddress(part?: string) {
  const { rest, list, of } = useItemLocations(part);
  const navigate = useNavigate();
  const { key, state: stored } = useLocation() as { key: string; state: ItemState | null };
  const state = stored ?? {};
  const [closingKey, setClosingKey] = useState<string | null>(null);
  if (closingKey !== null && closingKey !== key) setClosingKey(null);
  const isClosing = closingKey === key;
  const leave = useEffectEvent(() => {
    if (state.isOverList) void navigate(-1);
    else void navigate(list, { preventScrollReset: true, replace: true });
  });
  useEffect(() => {
    if (isClosing) leave();
  }, [isClosing]);
  const id = isClosing ? null : readId(rest, part);
  const open = useCallback(
    (itemId: string, from: Pick<ItemState, 'template'> = {}) =>
      void navigate(of(itemId), { preventScrollReset: true, state: { isOverList: true, ...from } }),
    [navigate, of],
  );
  return {
    /** Null while no item is open. */
    id,
    isNew: id === NEW_ITEM,
    isReplacement: state.isReplacement ?? false,
    template: state.template ?? null,
    listPath: list.pathname,
    /** URL of an item without the origin. */
    path: (itemId: string) => Object.values(of(itemId)).join(''),
    open,
    /** Opens another item in place of the open one. */
    replace: (itemId: string) =>
      void navigate(of(itemId), {
        preventScrollReset: true,
        replace: true,
        state: { isOverList: state.isOverList, isReplacement: true },
      }),
    close: () => setClosingKey(key),
  };
}

export type ItemAddress = ReturnType<typeof useItemAddress>;

function readId(rest: string, part: string | undefined): string | null {
  const start = part === undefined ? '' : `${part}/`;
  if (!rest.startsWith(start)) return null;
  const id = rest.slice(start.length);
  return id === '' || id.includes('/') ? null : id;
}

interface ItemLinkProps {
  id: string;
  part?: string;
  /** Accessible name, unless the title suffices to say where the link leads. */
  label?: string;
  children: ReactNode;
}

/** Title of an item in its list, which opens the item. */
export function ItemLink({ id, part, label, children }: ItemLinkProps) {
  const { of } = useItemLocations(part);
  const state: ItemState = { isOverList: true };
  return (
    <MuiLink
      component={Link}
      to={of(id)}
      state={state}
      preventScrollReset
      data-item-link
      aria-label={label}
      color="inherit"
      underline="hover"
    >
      {children}
    </MuiLink>
  );
}

/** Redirects from a former URL of an item, which named it in a search parameter. */
export function useFormerAddress(param: string): void {
  const [search] = useSearchParams();
  const { list } = useItemLocations(undefined);
  const navigate = useNavigate();
  const id = search.get(param);
  const leadOn = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(param);
    void navigate(
      { pathname: `${list.pathname}/${id}`, search: rest.toString() },
      { preventScrollReset: true, replace: true },
    );
  });
  const isFormer = id !== null && !/^\d*$/.test(id);
  useEffect(() => {
    if (isFormer) leadOn();
  }, [isFormer]);
}
