import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../platform/lists/list-query.dto.ts';

export class PersonalNotificationsQuery extends OmitType(ListQuery, ['q']) {}
