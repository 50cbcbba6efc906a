import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Backup from '@mui/icons-material/BackupOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import BugReport from '@mui/icons-material/BugReportOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import Extension from '@mui/icons-material/ExtensionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Handyman from '@mui/icons-material/HandymanOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Language from '@mui/icons-material/LanguageOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import RssFeed from '@mui/icons-material/RssFeedOutlined';
import Security from '@mui/icons-material/SecurityOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Star from '@mui/icons-material/StarOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';

/** Material Symbols names, as `module.json` writes them. */
const ICONS = {
  account_circle: AccountCircle,
  admin_panel_settings: AdminPanelSettings,
  article: Article,
  backup: Backup,
  badge: Badge,
  bug_report: BugReport,
  check_circle: CheckCircle,
  dashboard: Dashboard,
  download: Download,
  emoji_events: EmojiEvents,
  extension: Extension,
  folder: Folder,
  format_quote: FormatQuote,
  groups: Groups,
  handyman: Handyman,
  help: Help,
  history: History,
  image: Image,
  inbox: Inbox,
  language: Language,
  link: Link,
  mail: Mail,
  manage_accounts: ManageAccounts,
  play_circle: PlayCircle,
  rss_feed: RssFeed,
  security: Security,
  sell: Sell,
  settings: Settings,
  star: Star,
  upload: Upload,
  videocam: Videocam,
  visibility: Visibility,
};

export type NavigationIconName = keyof typeof ICONS;

function isKnown(name: string): name is NavigationIconName {
  return Object.hasOwn(ICONS, name);
}

/** The icon of a page, a figure or an empty state, by name; decoration, so it has no name of its own for readers. */
export function NavigationIcon({ name, ...props }: SvgIconProps & { name: string }) {
  const Icon = ICONS[isKnown(name) ? name : 'help'];
  return <Icon {...props} />;
}
