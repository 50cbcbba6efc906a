import { Calendar } from '../../education/calendar.tsx';
import { listOfPages } from '../../education/calendar.data.ts';
import { PrintNote } from '../../education/print-note.tsx';
import { CALENDAR_ID } from '../../education/schedule/anchors.ts';
import { Island } from '../../site/island.tsx';
import type { HeadContext } from '../../site/page-definition.ts';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock, type DescribedBlock } from '../block-view.ts';
import { block } from './calendar.block.ts';
import styles from './calendar.module.css';

type Fields = typeof block.fields;

/** Shows the live sessions at the anchor that other pages link to. A page has one calendar; further calendar blocks link to it. */
function CalendarBlock({ id, values, data, isRepeated }: BlockProps<Fields>) {
  const { t } = useSite();
  const { title, introduction, subscribeText } = values;
  const { meetings, now } = data;
  if (!meetings) return null;
  const props = { meetings, now, subscribeText };
  if (isRepeated)
    return (
      <BlockSection id={id} title={title} introduction={introduction}>
        <p>
          <a className={shapes.action} href={`#${CALENDAR_ID}`}>
            {t('site-page.calendar')}
          </a>
        </p>
      </BlockSection>
    );
  return (
    <div className={styles.calendar}>
      {id !== CALENDAR_ID && <span id={CALENDAR_ID} />}
      <BlockSection id={id} title={title} introduction={introduction}>
        {meetings.length === 0 ? (
          <NoSessions values={values} />
        ) : (
          <>
            <Island name="calendar" className={styles.parts} props={props} wake="near">
              <Calendar {...props} />
            </Island>
            <PrintNote />
          </>
        )}
      </BlockSection>
    </div>
  );
}

function NoSessions({ values: { emptyTitle, emptyText } }: Pick<BlockProps<Fields>, 'values'>) {
  const { t, language } = useSite();
  return (
    <div className={styles.empty}>
      {emptyTitle.children && <h3 {...emptyTitle} />}
      {emptyText.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      <a className={shapes.action} href={pathOf('contact', language)}>
        {t('education.empty.contact')}
      </a>
    </div>
  );
}

const pagesOf = ({ data: { meetings }, isRepeated }: DescribedBlock<Fields>, context: HeadContext) =>
  meetings && !isRepeated ? [listOfPages(meetings, context)] : [];

export const calendar = defineBlock(block, CalendarBlock, pagesOf);
