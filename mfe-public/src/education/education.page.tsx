import { InSlices } from '../site/in-slices.tsx';
import { Banner } from './banner.tsx';
import { CalendarSection } from './calendar-section.tsx';
import type { EducationData } from './education.data.ts';
import { Experts } from './experts.tsx';
import { Learning } from './learning.tsx';
import { Pillars } from './pillars.tsx';
import { Topics } from './topics.tsx';

/** Education page; without the list of live sessions it leaves out the calendar and the links to it. */
export function EducationPage({ data: { people, experts, calendar } }: { data: EducationData }) {
  const categories = calendar?.sessions.map(({ category }) => category) ?? [];
  return (
    <>
      <Banner hasCalendar={calendar !== null} />
      <InSlices>
        <Topics />
        <Pillars categories={categories} />
        <Learning people={people} />
        {experts.length > 0 && <Experts experts={experts} />}
        {calendar && <CalendarSection calendar={calendar} />}
      </InSlices>
    </>
  );
}
