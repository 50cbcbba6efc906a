import type { Testimonial } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { AddButton, EmptyList, LoadBoundary, PageBodySkeleton, PageHeader, useTableUrl } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import { DeleteTestimonialDialog } from './delete-testimonial-dialog.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { FILTER_CHOICES, NO_FILTERS, TestimonialFilters } from './testimonial-filters.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { TestimonialStats } from './testimonial-stats.tsx';

/** The open dialog. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; testimonial: Testimonial } | null;

/** /admin/testimonials (docs/product/testimonials.md). */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const [task, setTask] = useState<Task>(null);
  const close = () => setTask(null);
  const addButton = <AddButton label={t('testimonials.add')} onClick={() => setTask({ kind: 'add' })} />;

  return (
    <>
      <PageHeader
        title={t('testimonials.title')}
        description={t('testimonials.description')}
        actions={addButton}
      />
      <LoadBoundary
        failure={t('testimonials.fetchFailed')}
        loading={<PageBodySkeleton stats={4} cards={6} />}
      >
        <Testimonials
          addButton={addButton}
          onEdit={(testimonial) => setTask({ kind: 'edit', testimonial })}
          onDelete={(testimonial) => setTask({ kind: 'delete', testimonial })}
        />
      </LoadBoundary>
      {task?.kind === 'add' && <TestimonialDialog onClose={close} />}
      {task?.kind === 'edit' && <TestimonialDialog testimonial={task.testimonial} onClose={close} />}
      {task?.kind === 'delete' && <DeleteTestimonialDialog testimonial={task.testimonial} onClose={close} />}
    </>
  );
}

interface TestimonialsProps {
  addButton: ReactNode;
  onEdit: (testimonial: Testimonial) => void;
  onDelete: (testimonial: Testimonial) => void;
}

const PAGE_SIZE = 24;

/** Figures, filters and list; filters and page are in the URL. */
function Testimonials({ addButton, ...actions }: TestimonialsProps) {
  const { t } = useTranslation('mfe-people');
  const { filters, setFilters, ...address } = useTableUrl({
    filters: NO_FILTERS,
    choices: FILTER_CHOICES,
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: PAGE_SIZE,
  });
  const empty = (
    <EmptyList
      t={t}
      noun="testimonials"
      icon="format_quote"
      filters={filters}
      onClear={() => setFilters(NO_FILTERS)}
      action={addButton}
    />
  );
  return (
    <>
      <TestimonialStats />
      <TestimonialFilters filters={filters} onChange={setFilters} />
      <TestimonialList filters={filters} address={address} empty={empty} {...actions} />
    </>
  );
}
