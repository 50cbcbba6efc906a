import Chip, { type ChipProps } from '@mui/material/Chip';
import type { Role } from '@vitral/contracts/access';
import { useTranslation } from '@vitral/i18n';

type Place = 'sidebar' | 'users';

/** docs/product/access.md lists the colours. */
const COLORS: Record<Place, Record<Role, ChipProps['color']>> = {
  sidebar: { admin: 'error', manager: 'primary', user: 'default' },
  users: { admin: 'error', manager: 'info', user: 'default' },
};

/** A role in its colour, which differs between the sidebar and the users page. */
export function RoleBadge({ role, place = 'users' }: { role: Role; place?: Place }) {
  const { t } = useTranslation();
  return <Chip size="small" color={COLORS[place][role]} label={t(`role.${role}`)} />;
}
