import type { DeviceLogin } from '@vitral/sdk/contracts/device-logins';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Fact, Facts, Stack } from '@vitral/sdk/ui';
import { Form, useFailureReport } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RightsFields, type RightsValues, toRights } from '../module-tokens/rights-fields.tsx';
import { Code } from '../shared/release-mark.tsx';
import { useAnswer } from './device-logins.queries.ts';

export type Answer = 'approved' | 'denied';

interface DeviceRequestProps {
  userCode: string;
  login: DeviceLogin;
  onAnswer: (answer: Answer) => void;
}

/** Shows which program asks for a token, and lets a person approve it with rights of their choice or deny it. */
export function DeviceRequest({ userCode, login, onAnswer }: DeviceRequestProps) {
  const { t } = useTranslation('mfe-settings');
  const [failure, setFailure] = useState<string | null>(null);
  const { module, mayActivate, mayPreview, mayPromote } = login;
  const form = useForm<RightsValues>({
    defaultValues: {
      ...{ module: module ?? '', coversAll: false, days: '30' },
      ...{ mayActivate, mayPreview, mayPromote },
    },
  });
  const { mutate, isPending, variables } = useAnswer(userCode);
  const onError = useFailureReport({
    form,
    fields: ['module', 'days'],
    message: (error) => setFailure(errorText(error)),
  });
  const approve = form.handleSubmit((values) =>
    mutate(toRights(values), { onSuccess: () => onAnswer('approved'), onError }),
  );
  const deny = () => mutate(null, { onSuccess: () => onAnswer('denied'), onError });
  return (
    <Form aria-label={t('device-logins.requestTitle')} spacing={2.5} onSubmit={approve}>
      <Alert severity="warning">{t('device-logins.warning')}</Alert>
      <LoginFacts userCode={userCode} login={login} />
      <RightsFields control={form.control} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          loading={isPending && variables !== null}
          disabled={isPending}
        >
          {t('device-logins.approve')}
        </Button>
        <Button
          color="error"
          variant="outlined"
          loading={isPending && variables === null}
          disabled={isPending}
          onClick={deny}
        >
          {t('device-logins.deny')}
        </Button>
      </Stack>
    </Form>
  );
}

function LoginFacts({ userCode, login }: Pick<DeviceRequestProps, 'userCode' | 'login'>) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Facts>
      <Fact term={t('device-logins.code')}>
        <Box component="strong" sx={{ fontSize: '1.25rem', letterSpacing: '0.08em' }}>
          {userCode}
        </Box>
      </Fact>
      <Fact term={t('device-logins.machine')}>{login.machine}</Fact>
      <Fact term={t('device-logins.site')}>
        <Code>{window.location.host}</Code>
      </Fact>
      <Fact term={t('device-logins.address')}>
        <Code>{login.address}</Code>
      </Fact>
      <Fact term={t('device-logins.started')}>{dateTime(login.createdAt)}</Fact>
      <Fact term={t('device-logins.expires')}>{dateTime(login.expiresAt)}</Fact>
    </Facts>
  );
}
