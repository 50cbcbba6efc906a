import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { slugOf } from '@vitral/sdk/contracts/slug';
import { useTranslation } from '@vitral/sdk/i18n';
import { useNavigate } from '@vitral/sdk/router';
import { FormDialog, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newPage } from './site-page-form.ts';
import { createPage, SITE_PAGES_KEY } from './site-pages.queries.ts';

interface NewPage {
  title: string;
  slug: string;
}

/** Asks for the title of a new page, from which its URL follows, and opens its editor. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<NewPage>({ defaultValues: { title: '', slug: '' } });
  const onError = useFailureReport({
    form,
    fields: ['title', 'slug'],
    message: t('site-pages.create.failed'),
    atField: { 'site-pages.slug-taken': 'slug' },
  });
  const {
    mutateAsync,
    isPending,
    data: created,
  } = useMutation({
    mutationFn: ({ title, slug }: NewPage) => createPage(newPage(title.trim(), slug.trim() || slugOf(title))),
    onError,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SITE_PAGES_KEY }),
  });
  // Once the form is known to hold nothing unsaved, leaving needs no confirmation.
  useEffect(() => {
    if (created) void navigate(`/admin/pages/${created.id}`, { replace: true });
  }, [created, navigate]);
  const title = useWatch({ control: form.control, name: 'title' });
  return (
    <FormDialog
      open
      title={t('site-pages.create')}
      submitLabel={t('site-pages.create.submit')}
      isDirty={form.formState.isDirty && !created}
      isSubmitting={isPending}
      onSubmit={form.handleSubmit((values) => mutateAsync(values).catch(() => undefined))}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="title"
        label={`${t('site-pages.fields.title')} · ${t('language.es')}`}
        limit={LIMITS.title}
        required
        autoFocus
      />
      <FormTextField
        control={form.control}
        name="slug"
        label={t('site-pages.fields.slug')}
        hint={t('site-pages.create.slugHint', { slug: slugOf(title) || '…' })}
        limit={LIMITS.slug}
      />
    </FormDialog>
  );
}
