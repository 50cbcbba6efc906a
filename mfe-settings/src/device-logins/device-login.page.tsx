import { useQuery } from '@tanstack/react-query';
import { DEVICE_LOGIN_PARAMETER, readUserCode } from '@vitral/sdk/contracts/device-logins';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { Alert, Box, MuiLink, PageHeader, Skeleton, TitledCard, Typography } from '@vitral/sdk/ui';
import { Link, useSearchParams } from '@vitral/sdk/router';
import { useState } from 'react';
import { modulesQuery } from '../shared/release-names.ts';
import { CodeForm } from './code-form.tsx';
import { deviceLoginQuery } from './device-logins.queries.ts';
import { DeviceRequest, type Answer } from './device-request.tsx';

const codeIn = (search: URLSearchParams) => readUserCode(search.get(DEVICE_LOGIN_PARAMETER) ?? '') ?? '';

export const firstQueries = ({ search }: PageVisit): PageQuery[] => [
  modulesQuery,
  ...(codeIn(search) ? [deviceLoginQuery(codeIn(search))] : []),
];

/** /admin/device-login: a person approves or denies a login from the command line. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <>
      <PageHeader title={t('device-logins.title')} description={t('device-logins.description')} />
      <Box sx={{ maxWidth: 720 }}>
        {answer ? <Answered answer={answer} /> : <OpenLogin onAnswer={setAnswer} />}
      </Box>
    </>
  );
}

function OpenLogin({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation('mfe-settings');
  const [search, setSearch] = useSearchParams();
  const userCode = codeIn(search);
  const { data, error, isFetching, refetch } = useQuery({
    ...deviceLoginQuery(userCode),
    enabled: userCode !== '',
  });
  if (userCode && isFetching && !error) return <Skeleton variant="rounded" height={320} />;
  if (data)
    return (
      <TitledCard title={t('device-logins.requestTitle')}>
        <DeviceRequest userCode={userCode} login={data} onAnswer={onAnswer} />
      </TitledCard>
    );
  const open = (next: string) =>
    next === userCode ? refetch() : setSearch({ [DEVICE_LOGIN_PARAMETER]: next }, { replace: true });
  return (
    <TitledCard title={t('device-logins.codeTitle')}>
      <CodeForm
        key={userCode}
        first={userCode}
        failure={error && errorText(error)}
        isPending={isFetching}
        onCode={(next) => void open(next)}
      />
    </TitledCard>
  );
}

function Answered({ answer }: { answer: Answer }) {
  const { t } = useTranslation('mfe-settings');
  return (
    // The form that had the focused button has disappeared.
    <Alert
      severity={answer === 'approved' ? 'success' : 'info'}
      role="status"
      tabIndex={-1}
      ref={(alert: HTMLElement | null) => alert?.focus()}
    >
      <Typography>{t(`device-logins.${answer}`)}</Typography>
      <MuiLink component={Link} to="/admin/modules?tab=tokens">
        {t('device-logins.toTokens')}
      </MuiLink>
    </Alert>
  );
}
