import type { Delivery, DeliveryState } from '@vitral/contracts/notifications';
import { pause } from './pause.ts';
import type { Api } from '../start-api.ts';

const LATE_MS = 15_000;

/** Waits until the row of a message is in the expected state and its job is idle. */
export async function whenDelivery(
  api: Api,
  recipient: string,
  state: DeliveryState,
  attempts: number,
): Promise<Delivery> {
  const limit = performance.now() + LATE_MS;
  const em = api.em();
  const read = async () =>
    (await api.as('admin').get('/deliveries').query({ q: recipient }).expect(200)).body as Delivery[];
  for (;;) {
    const [found] = await em.execute<{ id: string }[]>(
      `select id from delivery where recipient = ? and state = ? and attempts = ? and not exists (
         select from jobs.job where data ->> 'deliveryId' = delivery.id::text and state in ('created', 'active'))`,
      [recipient, state, attempts],
    );
    const delivery = found && (await read()).find(({ id }) => id === found.id);
    if (delivery) return delivery;
    if (performance.now() > limit) throw new Error(`The messages are ${JSON.stringify(await read())}`);
    await pause();
  }
}
