import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import type { ItemPresenceProps } from './item-presence.tsx';

const ItemPresence = lazyComponent<ItemPresenceProps>(
  'item-presence',
  async () => (await import('./item-presence.tsx')).ItemPresence,
  () => null,
);

interface PresenceNoticeProps extends Omit<ItemPresenceProps, 'item'> {
  /** Undefined for a new one. */
  item: ItemPresenceProps['item'] | undefined;
}

/** Shows above an editor who else has its item open, and a change of it. Shows nothing where that cannot be loaded. */
export function PresenceNotice({ item, ...props }: PresenceNoticeProps) {
  const { data: Part } = useQuery({ ...ItemPresence.query, enabled: item !== undefined && canStream() });
  return item && Part && <Part item={item} {...props} />;
}

const canStream = () => 'EventSource' in window;
