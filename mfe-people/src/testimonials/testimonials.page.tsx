import { useSuspenseQuery } from '@tanstack/react-query';
import type { Testimonial } from '@vitral/sdk/contracts/testimonials';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import {
  Button,
  Icon,
  lazyComponent,
  LoadBoundary,
  PageBodySkeleton,
  PageHeader,
  PageStats,
} from '@vitral/sdk/ui';
import { AddButton, readTableUrl } from '@vitral/sdk/ui/data';
import { ImportButton, ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import { startTransition, useState } from 'react';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { TABLE, TestimonialList } from './testimonial-list.tsx';
import { testimonialsQuery, testimonialStatsQuery, TESTIMONIALS } from './testimonials.queries.ts';

const RequestsDialog = lazyComponent(
  'requests-dialog',
  async () => (await import('./requests-dialog.tsx')).RequestsDialog,
  () => null,
);

const PinnedDialog = lazyComponent(
  'pinned-dialog',
  async () => (await import('./pinned-dialog.tsx')).PinnedDialog,
  () => null,
);

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [testimonialStatsQuery, testimonialsQuery({ ...filters, ...query })];
}

/** /admin/testimonials (docs/product/testimonials.md). */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const tasks = useItemTask<Testimonial>();
  const addButton = <AddButton label={t('testimonials.add')} onClick={tasks.add} />;

  return (
    <>
      <PageHeader
        title={t('testimonials.title')}
        description={t('testimonials.description')}
        actions={
          <>
            <TrashButton noun={TESTIMONIALS} />
            <ImportButton noun="testimonials" reload={TESTIMONIALS.reload} />
            <RequestsButton />
            <PinnedButton />
            {addButton}
          </>
        }
      />
      <LoadBoundary
        failure={t('testimonials.fetchFailed')}
        loading={<PageBodySkeleton stats={5} cards={6} />}
      >
        <TestimonialStats />
        <TestimonialList addButton={addButton} onEdit={tasks.edit} onDelete={tasks.remove} />
      </LoadBoundary>
      <ItemDialogs
        noun={TESTIMONIALS}
        tasks={tasks}
        form={(testimonial) => <TestimonialDialog testimonial={testimonial} onClose={tasks.close} />}
        deleteText={({ name }) => t('testimonials.deleteText', { name })}
      />
    </>
  );
}

/** Opens the dialog with the links that ask for testimonials. */
function RequestsButton() {
  const { t } = useTranslation('mfe-people');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="link" />}
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {t('testimonials.requests.open')}
      </Button>
      {isOpen && <RequestsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Opens the dialog with the order of the pinned testimonials. */
function PinnedButton() {
  const { t } = useTranslation('mfe-people');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="push_pin" />}
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {t('testimonials.pinned.open')}
      </Button>
      {isOpen && <PinnedDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Shows the figures of all testimonials, independent of page and filters. */
function TestimonialStats() {
  const { t } = useTranslation('mfe-people');
  const { number, decimal } = useFormats();
  const {
    total,
    active,
    averageRating: rating,
    withoutConsent,
    pending,
  } = useSuspenseQuery(testimonialStatsQuery).data;
  const average = rating === null ? null : decimal(rating, 1);
  return (
    <PageStats
      stats={[
        { label: t('testimonials.total'), value: number(total), icon: 'format_quote' },
        { label: t('testimonials.active'), value: number(active), icon: 'check_circle' },
        { label: t('testimonials.pending'), value: number(pending), icon: 'inbox' },
        { label: t('testimonials.averageRating'), value: average, icon: 'star' },
        { label: t('testimonials.withoutConsent'), value: number(withoutConsent), icon: 'description' },
      ]}
    />
  );
}
