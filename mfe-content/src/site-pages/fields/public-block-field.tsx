import { useQuery } from '@tanstack/react-query';
import type { BlockField, ChosenPublicBlock, OfferedPublicBlock } from '@vitral/sdk/contracts/blocks';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Chip, Stack } from '@vitral/sdk/ui';
import { SelectField } from '@vitral/sdk/ui/forms';
import { useController, type Path } from 'react-hook-form';
import type { SitePageForm } from '../site-page-form.ts';
import { publicBlocksQuery } from '../site-pages.queries.ts';
import { useBilingual } from '../use-bilingual.ts';
import type { BlockFieldProps } from './block-field-props.ts';

type PublicBlockFieldType = Extract<BlockField, { kind: 'publicBlock' }>;

const keyOf = ({ module, publicBlock }: ChosenPublicBlock): string => `${module} ${publicBlock}`;

/** Returns whether no active module offers a chosen public block; false until that is known. */
const isGone = (
  chosen: ChosenPublicBlock | null,
  offered: readonly OfferedPublicBlock[] | undefined,
): boolean => Boolean(chosen && offered && !offered.some((one) => keyOf(one) === keyOf(chosen)));

/** Chooses one of the public blocks that active modules offer. One that is gone stays chosen until staff choose another. */
export function PublicBlockField({
  control,
  field: { name, label, hint, isRequired },
  path,
}: BlockFieldProps<PublicBlockFieldType>) {
  const { t } = useTranslation('mfe-content');
  const text = useBilingual();
  const { field, fieldState } = useController({ control, name: `${path}.${name}` as Path<SitePageForm> });
  const { data: offered, isError } = useQuery(publicBlocksQuery);
  const chosen = field.value as unknown as ChosenPublicBlock | null;
  const gone = isGone(chosen, offered);
  const known = offered?.map((one) => ({ ...one, label: `${text(one.title)} · ${one.module}` })) ?? [];
  const isKnown = chosen && known.some((one) => keyOf(one) === keyOf(chosen));
  const named = chosen && !isKnown ? [{ ...chosen, label: `${chosen.publicBlock} · ${chosen.module}` }] : [];
  const all = [...known, ...named];
  const choose = (value: string) => {
    const found = all.find((one) => keyOf(one) === value);
    field.onChange(found ? { module: found.module, publicBlock: found.publicBlock } : null);
  };
  return (
    <Stack spacing={1.5}>
      <SelectField
        name={field.name}
        label={text(label)}
        value={chosen ? keyOf(chosen) : ''}
        choices={[
          { value: '', label: t('site-pages.publicBlock.none') },
          ...all.map((one) => ({ value: keyOf(one), label: one.label })),
        ]}
        onChange={choose}
        inputRef={field.ref}
        disabled={all.length === 0}
        {...(isRequired && { required: true })}
        {...errorOf(isError ? t('site-pages.itemsFailed') : fieldState.error?.message)}
        {...(hint && { hint: text(hint) })}
      />
      {offered?.length === 0 && <Alert severity="info">{t('site-pages.publicBlock.empty')}</Alert>}
      {gone && <Alert severity="warning">{t('site-pages.publicBlock.gone')}</Alert>}
    </Stack>
  );
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });

interface GoneChipProps {
  fields: readonly BlockField[];
  values: Record<string, unknown>;
}

/** Marks a block of which visitors see nothing, since no active module offers what it shows. */
export function GoneChip({ fields, values }: GoneChipProps) {
  const field = fields.find(({ kind }) => kind === 'publicBlock');
  const chosen = field ? ((values[field.name] ?? null) as ChosenPublicBlock | null) : null;
  return chosen && <ChosenGoneChip chosen={chosen} />;
}

function ChosenGoneChip({ chosen }: { chosen: ChosenPublicBlock }) {
  const { t } = useTranslation('mfe-content');
  const { data: offered } = useQuery(publicBlocksQuery);
  if (!isGone(chosen, offered)) return null;
  return <Chip size="small" color="warning" label={t('site-pages.publicBlock.notShown')} />;
}
