import { useSuspenseQuery } from '@tanstack/react-query';
import type { Testimonial } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { AddButton, EmptyState, LoadBoundary, PageBodySkeleton, PageHeader, Button } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import { DeleteTestimonialDialog } from './delete-testimonial-dialog.tsx';
import { AddTestimonialDialog, EditTestimonialDialog } from './testimonial-dialog.tsx';
import { NO_FILTERS, passes, TestimonialFilters } from './testimonial-filters.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { TestimonialStats } from './testimonial-stats.tsx';
import { testimonialsQuery } from './testimonials.queries.ts';

/** What is open over the list. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; testimonial: Testimonial } | null;

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
        loading={<PageBodySkeleton stats={3} cards={6} />}
      >
        <Testimonials
          addButton={addButton}
          onEdit={(testimonial) => setTask({ kind: 'edit', testimonial })}
          onDelete={(testimonial) => setTask({ kind: 'delete', testimonial })}
        />
      </LoadBoundary>
      {task?.kind === 'add' && <AddTestimonialDialog onClose={close} />}
      {task?.kind === 'edit' && <EditTestimonialDialog testimonial={task.testimonial} onClose={close} />}
      {task?.kind === 'delete' && <DeleteTestimonialDialog testimonial={task.testimonial} onClose={close} />}
    </>
  );
}

interface TestimonialsProps {
  addButton: ReactNode;
  onEdit: (testimonial: Testimonial) => void;
  onDelete: (testimonial: Testimonial) => void;
}

function Testimonials({ addButton, ...actions }: TestimonialsProps) {
  const { t } = useTranslation('mfe-people');
  const { data: testimonials } = useSuspenseQuery(testimonialsQuery);
  const [filters, setFilters] = useState(NO_FILTERS);
  const shown = testimonials.filter((testimonial) => passes(testimonial, filters));

  if (testimonials.length === 0) {
    return (
      <EmptyState
        icon="format_quote"
        title={t('testimonials.emptyTitle')}
        text={t('testimonials.emptyText')}
        action={addButton}
      />
    );
  }
  return (
    <>
      <TestimonialStats testimonials={testimonials} />
      <TestimonialFilters filters={filters} onChange={setFilters} />
      {shown.length > 0 ? (
        <TestimonialList testimonials={shown} {...actions} />
      ) : (
        <EmptyState
          title={t('testimonials.noMatchTitle')}
          text={t('testimonials.noMatchText')}
          action={<Button onClick={() => setFilters(NO_FILTERS)}>{t('actions.clearFilters')}</Button>}
        />
      )}
    </>
  );
}
