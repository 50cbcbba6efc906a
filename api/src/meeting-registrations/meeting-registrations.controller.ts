import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, KeyCovers, OpenToTokens, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  AttendanceDto,
  MeetingRegistrationDto,
  MeetingRegistrationsExportQuery,
  MeetingRegistrationsQuery,
  RegistrantsMessageDto,
  MeetingQuery,
  RegistrationBulkDto,
  RegistrationLinkDto,
} from './meeting-registrations.dto.ts';
import { REGISTRATIONS_CSV, toCsvRows } from './meeting-registrations.csv.ts';
import { RegisteringService } from './registering.service.ts';
import { RegistrantsBulk } from './registrants-bulk.service.ts';
import { RegistrantsService } from './registrants.service.ts';
import { RegistrationsService } from './registrations.service.ts';

@OpenToTokens('meeting-registrations')
@Controller('api/meeting-registrations')
export class MeetingRegistrationsController {
  constructor(
    private readonly registering: RegisteringService,
    private readonly registrations: RegistrationsService,
    private readonly registrants: RegistrantsService,
    private readonly bulk: RegistrantsBulk,
  ) {}

  /** Registers a visitor for a live session; the registration counts once the email address is confirmed. */
  @Public()
  @Post()
  @HttpCode(202)
  register(@Body() input: MeetingRegistrationDto, @Ip() address: string) {
    return this.registering.register(input, address);
  }

  /** Returns the number of free places on the coming dates of a live session. */
  @Public()
  @Get('places')
  places(@Query() { meeting }: MeetingQuery) {
    return this.registering.places(meeting);
  }

  /** Confirms a registration by the token of its email. */
  @Public()
  @KeyCovers('nothing')
  @Post('confirmation')
  @HttpCode(200)
  confirm(@Body() { token }: RegistrationLinkDto) {
    return this.registrations.confirm(token);
  }

  /** Cancels a registration by the token of its email. */
  @Public()
  @KeyCovers('nothing')
  @Post('cancellation')
  @HttpCode(200)
  cancel(@Body() { token }: RegistrationLinkDto) {
    return this.registrations.cancel(token);
  }

  /** Lists the registrations of the person who owns a token. */
  @Public()
  @KeyCovers('nothing')
  @Post('mine')
  @HttpCode(200)
  listOwn(@Body() { token }: RegistrationLinkDto) {
    return this.registrations.listOwn(token);
  }

  /** Lists the registrations for a live session. */
  @Allow('meeting-registrations.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: MeetingRegistrationsQuery) {
    return this.registrants.list(viewer, query);
  }

  /** Counts the registrations for a live session by state and by date. */
  @Allow('meeting-registrations.read')
  @Get('figures')
  figures(@Viewer() viewer: Viewer, @Query() { meeting }: MeetingQuery) {
    return this.registrants.figures(viewer, meeting);
  }

  /** Sends the registrations for a live session as CSV. */
  @Allow('meeting-registrations.read')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Viewer() viewer: Viewer,
    @Query() query: MeetingRegistrationsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await REGISTRATIONS_CSV.send(request, response, toCsvRows(await this.registrants.export(viewer, query)));
  }

  /** Returns a registration. */
  @Allow('meeting-registrations.read')
  @Get(':id')
  get(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.registrants.get(viewer, id);
  }

  /** Cancels many registrations for a live session. */
  @Allow('zoom-meetings.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: MeetingRegistrationsExportQuery, @Body() input: RegistrationBulkDto) {
    return this.bulk.changeMany(query, input);
  }

  /** Emails everyone who is registered for a date. */
  @Allow('zoom-meetings.write')
  @Post('messages')
  @HttpCode(202)
  message(@Body() input: RegistrantsMessageDto) {
    return this.registrants.message(input);
  }

  /** Records or removes the attendance of a person on a date. */
  @Allow('zoom-meetings.write')
  @Put(':id/attendance')
  setAttendance(@ItemId() id: string, @Body() input: AttendanceDto) {
    return this.registrants.setAttendance(id, input);
  }

  /** Returns everything that is stored about the person of a registration. */
  @Allow('zoom-meetings.write')
  @Get(':id/data')
  data(@ItemId() id: string) {
    return this.registrants.data(id);
  }

  /** Erases all registrations of the person of a registration. */
  @Allow('zoom-meetings.write')
  @Delete(':id')
  @HttpCode(200)
  erase(@ItemId() id: string) {
    return this.registrants.erase(id);
  }
}
