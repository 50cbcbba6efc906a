import type { Block } from '@vitral/contracts/blocks';
import { SENT } from './contact.ts';
import { each } from './texts.ts';

/** Texts of blocks that were code of mfe-public. */
const ADDED: { type: string; values: Block['values']; condition?: string }[] = [
  { type: 'contact', values: SENT, condition: `block->'values'->>'form' is distinct from 'hidden'` },
  {
    type: 'calendar',
    values: {
      ...each('subscribeText', {
        es: 'Suscríbete una vez y tu calendario tendrá siempre las fechas al día, también las que cambian o se cancelan.',
        en: 'Subscribe once and your calendar always has the right dates, also those that are moved or cancelled.',
        fr: 'Abonnez-vous une fois : votre calendrier aura toujours les bonnes dates, y compris celles qui sont déplacées ou annulées.',
      }),
      ...each('emptyTitle', {
        es: 'Todavía no hay sesiones en el calendario',
        en: 'There are no sessions in the calendar yet',
        fr: 'Il n’y a pas encore de session au calendrier',
      }),
      ...each('emptyText', {
        es: 'Las próximas fechas aparecerán aquí. Si te interesa algún tema, cuéntanoslo.',
        en: 'The next dates will appear here. If a topic interests you, tell us.',
        fr: 'Les prochaines dates paraîtront ici. Si un thème vous intéresse, dites-le-nous.',
      }),
    },
  },
];

const PLACES = [
  ['site_page', 'draft'],
  ['site_page_publication', 'content'],
] as const;

/** Returns the statements that add these texts to the blocks of drafts and published pages; existing values of a block stay. */
export const addValues = (): string[] =>
  ADDED.flatMap(({ type, values, condition = 'true' }) =>
    PLACES.map(([table, column]) => {
      const added = `'${JSON.stringify(values).replaceAll("'", "''")}'::jsonb`;
      return `update "${table}" set "${column}" = jsonb_set("${column}", '{blocks}', (
        select jsonb_agg(case when block->>'type' = '${type}' and ${condition}
          then jsonb_set(block, '{values}', ${added} || (block->'values')) else block end order by place)
        from jsonb_array_elements("${column}"->'blocks') with ordinality as each_block (block, place)))
        where "${column}"->'blocks' @> '[{"type":"${type}"}]';`;
    }),
  );
