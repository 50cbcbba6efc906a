import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { DefinitionSection } from '../definition-section.tsx';
import { block } from './retention.block.ts';

const KINDS = ['messages', 'registrations', 'testimonialRequests', 'securityEvents', 'changes'] as const;

function Retention({ id, values, data: { periods } }: BlockProps<typeof block.fields>) {
  const { t } = useSite();
  const entries = KINDS.map((kind): [string, string] => [
    t(`site-page.retention.${kind}`),
    periods[kind] ?? t('site-page.retention.unlimited'),
  ]);
  return <DefinitionSection id={id} {...values} entries={entries} />;
}

export const retention = defineBlock(block, Retention);
