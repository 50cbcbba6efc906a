import {
  DELIVERY_CHANNELS,
  DELIVERY_STATES,
  type DeliveryChannel,
  type DeliveryState,
} from '@vitral/contracts/notifications';
import { IsIn, IsOptional } from 'class-validator';
import { exportOf } from '../csv/export-query.dto.ts';
import { ListQuery } from '../lists/list-query.dto.ts';

export class DeliveriesQuery extends ListQuery {
  @IsOptional() @IsIn(DELIVERY_CHANNELS) channel?: DeliveryChannel;
  @IsOptional() @IsIn(DELIVERY_STATES) state?: DeliveryState;
}

/** The filters of an export. */
export class DeliveriesExportQuery extends exportOf(DeliveriesQuery) {}
