import { type Channel, CHANNELS, DELIVERY_STATES, type DeliveryState } from '@vitral/contracts/notifications';
import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../lists/list-query.dto.ts';

export class DeliveriesQuery extends ListQuery {
  @IsOptional() @IsIn(CHANNELS) channel?: Channel;
  @IsOptional() @IsIn(DELIVERY_STATES) state?: DeliveryState;
}
