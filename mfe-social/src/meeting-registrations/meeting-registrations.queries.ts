import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  AttendanceInput,
  MeetingRegistration,
  RegistrantData,
  RegistrantErasure,
  RegistrantsMessage,
  RegistrantsMessageReceipt,
} from '@vitral/sdk/contracts/meeting-registrations';
import { saveText, type TableState } from '@vitral/sdk/ui/data';
import { useChange } from '@vitral/sdk/ui/forms';

export const REGISTRATIONS_PATH = '/meeting-registrations';

/** Empty filters are not sent; `meeting` is required by the API. */
export type RegistrationFilters = { meeting: string; date: string; state: string; q: string };

export const registrationsQuery = (query: RegistrationFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['meeting-registrations', query],
    queryFn: ({ signal }) => api.list<MeetingRegistration>(REGISTRATIONS_PATH, { signal, query }),
  });

export const fetchRegistration = (id: string) => api.get<MeetingRegistration>(`${REGISTRATIONS_PATH}/${id}`);

const CHANGE = { namespace: 'mfe-social', reload: [['meeting-registrations']] };

/** Records the attendance of a registrant on a date, or removes it. */
export const useSetAttendance = (id: string) =>
  useChange({
    ...CHANGE,
    change: (input: AttendanceInput) =>
      api.put<MeetingRegistration>(`${REGISTRATIONS_PATH}/${id}/attendance`, input),
    failure: 'meeting-registrations.attendanceFailed',
  });

export const useSendMessage = () =>
  useChange({
    ...CHANGE,
    change: (input: RegistrantsMessage) =>
      api.post<RegistrantsMessageReceipt>(`${REGISTRATIONS_PATH}/messages`, input),
    success: (_input, { recipients }) => ({
      key: 'meeting-registrations.messageSent',
      params: { count: recipients },
    }),
    failure: 'meeting-registrations.messageFailed',
  });

/** Erases all registrations of the person. */
export const useErasePerson = () =>
  useChange({
    ...CHANGE,
    change: (id: string) => api.delete<RegistrantErasure>(`${REGISTRATIONS_PATH}/${id}`),
    success: (_id, { erased }) => ({ key: 'meeting-registrations.erased', params: { count: erased } }),
    failure: 'meeting-registrations.eraseFailed',
  });

/** Downloads everything that is stored about the person of a registration, as JSON. */
export const useExportPerson = () =>
  useChange({
    ...CHANGE,
    reload: [],
    change: async (id: string) => {
      const data = await api.get<RegistrantData>(`${REGISTRATIONS_PATH}/${id}/data`);
      saveText('registrations.json', JSON.stringify(data, null, 2), 'application/json');
    },
    failure: 'meeting-registrations.exportFailed',
  });
