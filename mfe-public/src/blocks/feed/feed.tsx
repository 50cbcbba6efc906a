import { LatestPosts } from '../../landing/latest-posts.tsx';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './feed.block.ts';
import styles from './feed.module.css';

function Feed({ id, values: { title, introduction, platform }, data }: BlockProps<typeof block.fields>) {
  const posts = data.posts.filter((post) => platform === 'all' || post.platform === platform);
  if (posts.length === 0) return null;
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      <LatestPosts posts={posts} shapeId={`${id}-pane`} className={styles.posts} />
    </BlockSection>
  );
}

export const feed = defineBlock(block, Feed);
