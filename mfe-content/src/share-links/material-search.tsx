import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Autocomplete, TextField } from '@vitral/sdk/ui/forms';
import { useEffect, useState, type RefObject } from 'react';
import type { ChosenItem } from './share-link-values.ts';
import { materialSearchQuery } from './share-links.queries.ts';

/** Milliseconds without a keystroke before a search. */
const DELAY = 300;

interface MaterialSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Items that are not offered. */
  chosen: readonly ChosenItem[];
  isFull: boolean;
  onChoose: (item: ChosenItem) => void;
}

/** Finds another item for a link. Searches on the server once the field is opened. */
export function MaterialSearch({ inputRef, chosen, isFull, onChoose }: MaterialSearchProps) {
  const { t } = useTranslation('mfe-content');
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { data, isFetching, isError } = useQuery({
    ...materialSearchQuery(useDelayed(text.trim())),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const isChosen = ({ id }: ContentItem) => chosen.some(({ contentId }) => contentId === id);
  const options = (data?.items ?? []).filter((item) => !isChosen(item));
  const hint = t(isFull ? 'share-links.fullHint' : 'share-links.addItemsHint', { limit: LIMITS.sharedItems });
  return (
    <Autocomplete<ContentItem>
      options={options}
      // The server has already searched, in descriptions and tags too.
      filterOptions={(found) => found}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      value={null}
      inputValue={text}
      disabled={isFull}
      blurOnSelect={false}
      loading={isFetching}
      loadingText={t('share-links.searching')}
      noOptionsText={t(isError ? 'share-links.searchFailed' : 'share-links.nothingFound')}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
      onChange={(_, item) => item && onChoose({ contentId: item.id, title: item.title })}
      renderInput={(props) => (
        <TextField {...props} inputRef={inputRef} label={t('share-links.addItems')} helperText={hint} />
      )}
    />
  );
}

/** Returns a text once it has not changed for a moment. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
