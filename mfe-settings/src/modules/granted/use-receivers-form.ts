import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitral/sdk/api-client';
import type { ModuleGrant } from '@vitral/sdk/contracts/module-grants';
import { changeOf, type ItemChange } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import type { Receivers } from '../use-ask-text.ts';
import { moduleGrantQuery, useChangeGrant } from './module-grant.queries.ts';
import { type ReceiversByName, receiversOf, rolesOf } from './receivers.ts';

interface Edit {
  /** The grant that the edit started from. */
  base: ModuleGrant;
  values: ReceiversByName;
}

/** A grant that somebody else changed during the edit. */
interface Found {
  current: ModuleGrant;
  change: ItemChange;
}

const editOf = (base: ModuleGrant): Edit => ({ base, values: receiversOf(base.permissions) });

const conflictOf = (start: ReceiversByName, { current, change }: Found, onResolved: (edit: Edit) => void) => {
  const theirs = receiversOf(current.permissions);
  return {
    base: start,
    theirs,
    ...change,
    resolve: (merged: ReceiversByName) => onResolved({ base: current, values: { ...theirs, ...merged } }),
  };
};

/** The form follows the grant until something is chosen; after somebody else's change it waits until the person has decided. */
export function useReceiversForm(name: string, grant: ModuleGrant) {
  const queryClient = useQueryClient();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync, isPending } = useChangeGrant(name);
  const { base, values } = edit ?? editOf(grant);
  const start = receiversOf(base.permissions);
  const save = async () => {
    setFailure(null);
    try {
      await mutateAsync({ roles: rolesOf(values), from: base.grantedAt ?? '' });
      setEdit(null);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'modules.grant-stale') return setFailure(error as Error);
      const current = await queryClient.fetchQuery(moduleGrantQuery(name)).catch(setFailure);
      if (current) setFound({ current, change: changeOf(error.params) });
    }
  };
  return {
    permissions: base.permissions,
    values,
    /** The permissions that saving would take from everybody. */
    revoked: base.permissions.filter((one) => one.receivers !== null && values[one.name] === 'nobody'),
    isDirty: Object.keys(start).some((permission) => start[permission] !== values[permission]),
    isPending,
    failure,
    conflict:
      found &&
      conflictOf(start, found, (resolved) => {
        setEdit(resolved);
        setFound(null);
      }),
    choose: (permission: string, receivers: Receivers) =>
      setEdit({ base, values: { ...values, [permission]: receivers } }),
    save,
  };
}
