import type { User } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemMenu, type ItemMenuEntry } from '@vitral/ui';
import { memo } from 'react';
import type { StartUserTask, UserTask } from './user-task.tsx';

interface UserMenuProps {
  user: User;
  onStart: StartUserTask;
}

/** Actions on an account. Memoized, since a table renders many of them. */
export const UserMenu = memo(function UserMenu({ user, onStart }: UserMenuProps) {
  const { t } = useTranslation('mfe-people');
  const entry = (kind: UserTask['kind'], label: string, icon: ItemMenuEntry['icon']): ItemMenuEntry => ({
    label,
    icon,
    isDestructive: kind === 'delete',
    onClick: () => onStart(kind, user),
  });
  const entries = () => [
    entry('edit', t('actions.edit'), 'edit'),
    ...switchEntries(),
    ...(user.isEnabled
      ? [
          entry('link', t(user.state === 'invited' ? 'users.menu.invitation' : 'users.menu.reset'), 'link'),
          entry('sessions', t('users.menu.sessions'), 'desktop_windows'),
        ]
      : []),
    ...(user.hasSecondFactor ? [entry('second-factor', t('users.menu.secondFactor'), 'security')] : []),
    entry('delete', t('actions.delete'), 'delete'),
  ];
  const switchEntries = () => {
    if (user.state === 'awaiting-approval') return [entry('enable', t('users.menu.approve'), 'check_circle')];
    return user.isEnabled
      ? [entry('disable', t('users.menu.disable'), 'link_off')]
      : [entry('enable', t('users.menu.enable'), 'check_circle')];
  };
  return <ItemMenu label={t('users.menu.label', { name: user.name })} entries={entries} />;
});
