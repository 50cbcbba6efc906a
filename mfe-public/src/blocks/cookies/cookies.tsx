import { COOKIES, STORED_ENTRIES } from '@vitral/contracts/cookies';
import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { DefinitionSection } from '../definition-section.tsx';
import { COOKIE_TEXTS } from './cookie-texts.ts';
import { block } from './cookies.block.ts';

function Cookies({ id, values, data: { periods } }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const texts = COOKIE_TEXTS[language];
  const entries = [...COOKIES, ...STORED_ENTRIES].map((name): [string, string] => {
    const text = texts[name];
    return [name, typeof text === 'string' ? text : text(periods)];
  });
  return <DefinitionSection id={id} {...values} entries={entries} />;
}

export const cookies = defineBlock(block, Cookies);
