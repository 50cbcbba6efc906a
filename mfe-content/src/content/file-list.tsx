import type { QueryKey } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import { PagedList } from '@vitral/sdk/ui/data';
import type { ComponentProps, ReactNode } from 'react';
import { ContentCard } from './content-card.tsx';
import { LateContentBar } from './late-content-bar.tsx';
import { ROW_HEIGHT } from './title-cell.tsx';

interface FileListProps<Key extends QueryKey> extends Pick<
  ComponentProps<typeof PagedList<ContentItem, Key>>,
  'label' | 'query' | 'url' | 'columns' | 'empty'
> {
  /** Actions on a file on a phone, where each file is a card. */
  actions: (item: ContentItem) => ReactNode;
}

/** Table of all files or of the materials; the previous rows stay until the next ones are loaded. */
export function FileList<Key extends QueryKey>({ actions, ...list }: FileListProps<Key>) {
  return (
    <PagedList
      {...list}
      renderCard={(item) => <ContentCard item={item} actions={actions(item)} />}
      rowHeight={ROW_HEIGHT}
      loadingHeight={88}
      nameOf={({ title }) => title}
      selectionBar={(items, selection) => <LateContentBar items={items} selection={selection} />}
    />
  );
}
