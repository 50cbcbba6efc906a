import type { Bilingual } from '@vitral/contracts/languages';
import { NEWS_VERSIONS, type NewsVersion } from '@vitral/contracts/news';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import { Box, MuiLink, Stack, Typography } from '@vitral/ui';
import { useLinkedPages } from '../navigation/use-linked-pages.ts';
import first from './0.1.0.json';

interface NewsItem {
  title: Bilingual;
  text: Bilingual;
  /** Page that the news is about; roles that may not open it do not see the news. */
  path?: string;
}

const NEWS: Record<NewsVersion, NewsItem[]> = { '0.1.0': first };

/** The news of each version that concerns the role, newest first. */
export function NewsList({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const open = useLinkedPages().map(({ contribution }) => contribution);
  const isOpen = ({ path }: NewsItem) => path === undefined || open.some((page) => page.path === path);
  return (
    <Stack spacing={3}>
      {NEWS_VERSIONS.map((version) => (
        <section key={version}>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('news.version', { version })}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {NEWS[version].filter(isOpen).map((item) => (
              <Item key={item.title.en} item={item} onOpen={onOpen} />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function Item({ item: { title, text, path }, onOpen }: { item: NewsItem; onOpen: () => void }) {
  const { language } = useSession();
  const page = useLinkedPages().find(({ contribution }) => contribution.path === path)?.contribution;
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 600 }}>{title[language]}</Typography>
      <Typography>{text[language]}</Typography>
      {page && (
        <MuiLink component={Link} to={page.path} onClick={onOpen}>
          {page.title[language]}
        </MuiLink>
      )}
    </Box>
  );
}
