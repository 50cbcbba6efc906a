import { useQuery } from '@tanstack/react-query';
import { registerTexts } from '@vitral/i18n';
import { Suspense } from 'react';
import { lazyComponent } from '../../feedback/lazy-component.tsx';
import type { ItemPresenceProps } from './item-presence.tsx';

const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const ItemPresence = lazyComponent<ItemPresenceProps>(
  'item-presence',
  async () => {
    registerTexts('presence', TEXTS);
    return (await import('./item-presence.tsx')).ItemPresence;
  },
  () => null,
);

interface PresenceNoticeProps extends Omit<ItemPresenceProps, 'item'> {
  /** Undefined for a new item. */
  item: ItemPresenceProps['item'] | undefined;
}

/** Shows above an editor who else has its item open, and changes of the item. Shows nothing if that cannot be loaded. */
export function PresenceNotice({ item, ...props }: PresenceNoticeProps) {
  const { data: Part } = useQuery({ ...ItemPresence.query, enabled: item !== undefined && canStream() });
  return item && <Suspense>{Part && <Part item={item} {...props} />}</Suspense>;
}

const canStream = () => 'EventSource' in window;
