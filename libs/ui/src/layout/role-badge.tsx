import Chip, { type ChipProps } from '@mui/material/Chip';
import type { Role } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';

type Place = 'sidebar' | 'users';

/** The colours by place are listed in docs/product/access.md. */
const COLORS: Record<Place, Record<Role, ChipProps['color']>> = {
  sidebar: { admin: 'error', manager: 'primary', user: 'default' },
  users: { admin: 'error', manager: 'info', user: 'default' },
};

/** A role in the colour it has in the sidebar or on the users screen. */
export function RoleBadge({ role, place = 'users' }: { role: Role; place?: Place }) {
  const { t } = useTranslation();
  return <Chip size="small" color={COLORS[place][role]} label={t(`role.${role}`)} />;
}
