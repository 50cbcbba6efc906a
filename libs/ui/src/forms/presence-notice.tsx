import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import type { ItemPresenceProps } from './item-presence.tsx';
import type { ItemForm } from './use-item-form.ts';

const ItemPresence = lazyComponent<ItemPresenceProps>(
  'item-presence',
  async () => (await import('./item-presence.tsx')).ItemPresence,
  () => null,
);

interface PresenceNoticeProps<Values extends FieldValues> extends Pick<ItemPresenceProps, 'noun'> {
  editing: ItemForm<Values>;
}

/** Shows above a form who else has its item open, and a change of it. Shows nothing where that cannot be loaded. */
export function PresenceNotice<Values extends FieldValues>({ noun, editing }: PresenceNoticeProps<Values>) {
  const { item, conflict, isPending, update } = editing;
  const { data: Part } = useQuery({ ...ItemPresence.query, enabled: item !== undefined && canStream() });
  if (!item || !Part) return null;
  return <Part noun={noun} item={item} isBusy={isPending || conflict !== null} onUpdate={update} />;
}

const canStream = () => 'EventSource' in window;
