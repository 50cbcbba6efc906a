import { LatestPosts } from './latest-posts.tsx';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { Embeds } from '../embed/embeds.tsx';
import { block } from './feed.block.ts';

function Feed({ id, values, data }: BlockProps<typeof block.fields>) {
  const { title, introduction, platform } = values;
  const embeds = values.embeds === 'shown' ? data.embeds : [];
  const posts = data.posts.filter((post) => platform === 'all' || post.platform === platform);
  if (posts.length + embeds.length === 0) return null;
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      {posts.length > 0 && <LatestPosts posts={posts} />}
      {embeds.length > 0 && <Embeds embeds={embeds} />}
    </BlockSection>
  );
}

export const feed = defineBlock(block, Feed);
