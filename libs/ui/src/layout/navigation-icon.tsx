import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Add from '@mui/icons-material/AddOutlined';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Backup from '@mui/icons-material/BackupOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import BarChart from '@mui/icons-material/BarChartOutlined';
import BugReport from '@mui/icons-material/BugReportOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import CloseFullscreen from '@mui/icons-material/CloseFullscreenOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DesktopWindows from '@mui/icons-material/DesktopWindowsOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import Event from '@mui/icons-material/EventOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Extension from '@mui/icons-material/ExtensionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Handyman from '@mui/icons-material/HandymanOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Language from '@mui/icons-material/LanguageOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Movie from '@mui/icons-material/MovieOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import OpenInFull from '@mui/icons-material/OpenInFullOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Restore from '@mui/icons-material/RestoreOutlined';
import RssFeed from '@mui/icons-material/RssFeedOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Security from '@mui/icons-material/SecurityOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Slideshow from '@mui/icons-material/SlideshowOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Star from '@mui/icons-material/StarOutlined';
import SyncAlt from '@mui/icons-material/SyncAltOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';

/** Material Symbols names, as `module.json` writes them. */
const ICONS = {
  account_circle: AccountCircle,
  add: Add,
  admin_panel_settings: AdminPanelSettings,
  arrow_back: ArrowBack,
  arrow_downward: ArrowDownward,
  arrow_upward: ArrowUpward,
  article: Article,
  backup: Backup,
  badge: Badge,
  bar_chart: BarChart,
  bug_report: BugReport,
  check_circle: CheckCircle,
  close: Close,
  close_fullscreen: CloseFullscreen,
  content_copy: ContentCopy,
  dashboard: Dashboard,
  delete: Delete,
  delete_forever: DeleteForever,
  description: Description,
  desktop_windows: DesktopWindows,
  download: Download,
  drag_indicator: DragIndicator,
  edit: Edit,
  emoji_events: EmojiEvents,
  event: Event,
  event_busy: EventBusy,
  expand_more: ExpandMore,
  extension: Extension,
  folder: Folder,
  format_quote: FormatQuote,
  grid_view: GridView,
  groups: Groups,
  handyman: Handyman,
  help: Help,
  history: History,
  image: Image,
  inbox: Inbox,
  key: Key,
  label: Label,
  language: Language,
  link: Link,
  link_off: LinkOff,
  mail: Mail,
  manage_accounts: ManageAccounts,
  more_vert: MoreVert,
  movie: Movie,
  notifications: Notifications,
  open_in_full: OpenInFull,
  open_in_new: OpenInNew,
  palette: Palette,
  picture_as_pdf: PictureAsPdf,
  play_circle: PlayCircle,
  publish: Publish,
  restore: Restore,
  rss_feed: RssFeed,
  schedule: Schedule,
  security: Security,
  sell: Sell,
  settings: Settings,
  share: Share,
  slideshow: Slideshow,
  smartphone: Smartphone,
  star: Star,
  sync_alt: SyncAlt,
  table_chart: TableChart,
  tune: Tune,
  undo: Undo,
  upload: Upload,
  videocam: Videocam,
  view_list: ViewList,
  visibility: Visibility,
  visibility_off: VisibilityOff,
  warning: WarningAmber,
};

export type NavigationIconName = keyof typeof ICONS;

function isKnown(name: string): name is NavigationIconName {
  return Object.hasOwn(ICONS, name);
}

/** The icon of a page, a figure or an empty state by name; it is decorative and has no accessible name. */
export function NavigationIcon({ name, ...props }: SvgIconProps & { name: string }) {
  const Icon = ICONS[isKnown(name) ? name : 'help'];
  return <Icon {...props} />;
}
