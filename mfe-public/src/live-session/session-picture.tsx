import type { MeetingCategory } from '@vitral/sdk/contracts/zoom-meetings';
import { PILLAR_PICTURES } from '../education/pillar-pictures.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { sourcesOf } from '../glass/portrait-image.tsx';

const SIZE = { sizes: '(min-width: 60rem) 26rem, 92vw', width: 800, height: 600 };

interface SessionPictureProps {
  image: string | null;
  category: MeetingCategory;
}

/**
 * Shows the picture of a live session. The picture of its category replaces a missing or broken one, and one of a third
 * party until consent allows loading it.
 */
export function SessionPicture({ image, category }: SessionPictureProps) {
  const pillar = PILLAR_PICTURES[category];
  if (!image) return <GlassPicture {...SIZE} picture={pillar} isFirst />;
  return (
    <picture data-fallback={pillar.src}>
      <img
        width={SIZE.width}
        height={SIZE.height}
        {...sourcesOf(image, SIZE.width, pillar.src, SIZE.sizes)}
        alt=""
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  );
}
