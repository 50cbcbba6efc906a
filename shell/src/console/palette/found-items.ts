import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { LIMITS } from '@vitral/contracts/limits';
import type { FoundItem } from '@vitral/contracts/search';
import { useEffect, useState } from 'react';
import { hasWords } from './palette-entries.ts';

/** Milliseconds without a key press before a search is sent; results should appear within 100 ms of the last key press. */
const TYPING_PAUSE = 30;

const foundItemsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api.get<FoundItem[]>('/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: q === '' ? undefined : keepPreviousData,
    gcTime: 0,
  });

/**
 * Returns the items that contain every word of a text, shortly after its last change. Until they arrive, returns the
 * items found for the previous text whose line contains every word of the current one, so that Enter cannot open an
 * item that no longer matches.
 */
export function useFoundItems(text: string) {
  const [settled, setSettled] = useState('');
  const q = text.trim().slice(0, LIMITS.search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(q), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [q]);
  const {
    data = [],
    isFetching,
    isPlaceholderData,
    isError,
  } = useQuery(foundItemsQuery(q === '' ? '' : settled));
  const isEarlier = isPlaceholderData || settled !== q;
  const items = isEarlier ? data.filter(({ title, detail }) => hasWords(`${title} ${detail}`, q)) : data;
  return { items, isSearching: q !== '' && (isFetching || settled !== q), hasFailed: isError };
}
