import eventBalloonsDay240Avif from '../assets/event-balloons-day-240.avif';
import eventBalloonsDay240Webp from '../assets/event-balloons-day-240.webp';
import eventBalloonsDay480Avif from '../assets/event-balloons-day-480.avif';
import eventBridgeDusk240Avif from '../assets/event-bridge-dusk-240.avif';
import eventBridgeDusk240Webp from '../assets/event-bridge-dusk-240.webp';
import eventBridgeDusk480Avif from '../assets/event-bridge-dusk-480.avif';
import eventCampfireDusk240Avif from '../assets/event-campfire-dusk-240.avif';
import eventCampfireDusk240Webp from '../assets/event-campfire-dusk-240.webp';
import eventCampfireDusk480Avif from '../assets/event-campfire-dusk-480.avif';
import eventCityDay240Avif from '../assets/event-city-day-240.avif';
import eventCityDay240Webp from '../assets/event-city-day-240.webp';
import eventCityDay480Avif from '../assets/event-city-day-480.avif';
import eventCityDusk240Avif from '../assets/event-city-dusk-240.avif';
import eventCityDusk240Webp from '../assets/event-city-dusk-240.webp';
import eventCityDusk480Avif from '../assets/event-city-dusk-480.avif';
import eventCityNight240Avif from '../assets/event-city-night-240.avif';
import eventCityNight240Webp from '../assets/event-city-night-240.webp';
import eventCityNight480Avif from '../assets/event-city-night-480.avif';
import eventDanceGold240Avif from '../assets/event-dance-gold-240.avif';
import eventDanceGold240Webp from '../assets/event-dance-gold-240.webp';
import eventDanceGold480Avif from '../assets/event-dance-gold-480.avif';
import eventDanceNight240Avif from '../assets/event-dance-night-240.avif';
import eventDanceNight240Webp from '../assets/event-dance-night-240.webp';
import eventDanceNight480Avif from '../assets/event-dance-night-480.avif';
import eventDanceRose240Avif from '../assets/event-dance-rose-240.avif';
import eventDanceRose240Webp from '../assets/event-dance-rose-240.webp';
import eventDanceRose480Avif from '../assets/event-dance-rose-480.avif';
import eventGroveAutumn240Avif from '../assets/event-grove-autumn-240.avif';
import eventGroveAutumn240Webp from '../assets/event-grove-autumn-240.webp';
import eventGroveAutumn480Avif from '../assets/event-grove-autumn-480.avif';
import eventGroveBlossom240Avif from '../assets/event-grove-blossom-240.avif';
import eventGroveBlossom240Webp from '../assets/event-grove-blossom-240.webp';
import eventGroveBlossom480Avif from '../assets/event-grove-blossom-480.avif';
import eventGroveSummer240Avif from '../assets/event-grove-summer-240.avif';
import eventGroveSummer240Webp from '../assets/event-grove-summer-240.webp';
import eventGroveSummer480Avif from '../assets/event-grove-summer-480.avif';
import eventHallBlue240Avif from '../assets/event-hall-blue-240.avif';
import eventHallBlue240Webp from '../assets/event-hall-blue-240.webp';
import eventHallBlue480Avif from '../assets/event-hall-blue-480.avif';
import eventHallGold240Avif from '../assets/event-hall-gold-240.avif';
import eventHallGold240Webp from '../assets/event-hall-gold-240.webp';
import eventHallGold480Avif from '../assets/event-hall-gold-480.avif';
import eventHallRose240Avif from '../assets/event-hall-rose-240.avif';
import eventHallRose240Webp from '../assets/event-hall-rose-240.webp';
import eventHallRose480Avif from '../assets/event-hall-rose-480.avif';
import eventHarbourEvening240Avif from '../assets/event-harbour-evening-240.avif';
import eventHarbourEvening240Webp from '../assets/event-harbour-evening-240.webp';
import eventHarbourEvening480Avif from '../assets/event-harbour-evening-480.avif';
import eventHarbourNoon240Avif from '../assets/event-harbour-noon-240.avif';
import eventHarbourNoon240Webp from '../assets/event-harbour-noon-240.webp';
import eventHarbourNoon480Avif from '../assets/event-harbour-noon-480.avif';
import eventHikeEvening240Avif from '../assets/event-hike-evening-240.avif';
import eventHikeEvening240Webp from '../assets/event-hike-evening-240.webp';
import eventHikeEvening480Avif from '../assets/event-hike-evening-480.avif';
import eventHikeMorning240Avif from '../assets/event-hike-morning-240.avif';
import eventHikeMorning240Webp from '../assets/event-hike-morning-240.webp';
import eventHikeMorning480Avif from '../assets/event-hike-morning-480.avif';
import eventHikeSnow240Avif from '../assets/event-hike-snow-240.avif';
import eventHikeSnow240Webp from '../assets/event-hike-snow-240.webp';
import eventHikeSnow480Avif from '../assets/event-hike-snow-480.avif';
import eventLanternsNight240Avif from '../assets/event-lanterns-night-240.avif';
import eventLanternsNight240Webp from '../assets/event-lanterns-night-240.webp';
import eventLanternsNight480Avif from '../assets/event-lanterns-night-480.avif';
import eventStageBlue240Avif from '../assets/event-stage-blue-240.avif';
import eventStageBlue240Webp from '../assets/event-stage-blue-240.webp';
import eventStageBlue480Avif from '../assets/event-stage-blue-480.avif';
import eventStageGold240Avif from '../assets/event-stage-gold-240.avif';
import eventStageGold240Webp from '../assets/event-stage-gold-240.webp';
import eventStageGold480Avif from '../assets/event-stage-gold-480.avif';
import eventTableAmber240Avif from '../assets/event-table-amber-240.avif';
import eventTableAmber240Webp from '../assets/event-table-amber-240.webp';
import eventTableAmber480Avif from '../assets/event-table-amber-480.avif';
import eventTablePlum240Avif from '../assets/event-table-plum-240.avif';
import eventTablePlum240Webp from '../assets/event-table-plum-240.webp';
import eventTablePlum480Avif from '../assets/event-table-plum-480.avif';
import eventTableTeal240Avif from '../assets/event-table-teal-240.avif';
import eventTableTeal240Webp from '../assets/event-table-teal-240.webp';
import eventTableTeal480Avif from '../assets/event-table-teal-480.avif';
import eventValleyDawn240Avif from '../assets/event-valley-dawn-240.avif';
import eventValleyDawn240Webp from '../assets/event-valley-dawn-240.webp';
import eventValleyDawn480Avif from '../assets/event-valley-dawn-480.avif';
import eventValleySpring240Avif from '../assets/event-valley-spring-240.avif';
import eventValleySpring240Webp from '../assets/event-valley-spring-240.webp';
import eventValleySpring480Avif from '../assets/event-valley-spring-480.avif';
import eventWorkshopGreen240Avif from '../assets/event-workshop-green-240.avif';
import eventWorkshopGreen240Webp from '../assets/event-workshop-green-240.webp';
import eventWorkshopGreen480Avif from '../assets/event-workshop-green-480.avif';
import eventWorkshopPlum240Avif from '../assets/event-workshop-plum-240.avif';
import eventWorkshopPlum240Webp from '../assets/event-workshop-plum-240.webp';
import eventWorkshopPlum480Avif from '../assets/event-workshop-plum-480.avif';
import { type PictureSizes, pictureSizes } from './glass-picture.tsx';

const WIDTHS = [240, 480] as const;

/** Gatherings, 3:4: six columns of five. */
export const EVENT_PICTURES: PictureSizes[][] = [
  [
    pictureSizes(WIDTHS, [eventValleyDawn240Avif, eventValleyDawn480Avif], eventValleyDawn240Webp),
    pictureSizes(WIDTHS, [eventStageBlue240Avif, eventStageBlue480Avif], eventStageBlue240Webp),
    pictureSizes(WIDTHS, [eventGroveBlossom240Avif, eventGroveBlossom480Avif], eventGroveBlossom240Webp),
    pictureSizes(WIDTHS, [eventTableAmber240Avif, eventTableAmber480Avif], eventTableAmber240Webp),
    pictureSizes(WIDTHS, [eventCityNight240Avif, eventCityNight480Avif], eventCityNight240Webp),
  ],
  [
    pictureSizes(WIDTHS, [eventHikeMorning240Avif, eventHikeMorning480Avif], eventHikeMorning240Webp),
    pictureSizes(WIDTHS, [eventDanceRose240Avif, eventDanceRose480Avif], eventDanceRose240Webp),
    pictureSizes(WIDTHS, [eventHallGold240Avif, eventHallGold480Avif], eventHallGold240Webp),
    pictureSizes(WIDTHS, [eventHarbourNoon240Avif, eventHarbourNoon480Avif], eventHarbourNoon240Webp),
    pictureSizes(WIDTHS, [eventLanternsNight240Avif, eventLanternsNight480Avif], eventLanternsNight240Webp),
  ],
  [
    pictureSizes(WIDTHS, [eventWorkshopGreen240Avif, eventWorkshopGreen480Avif], eventWorkshopGreen240Webp),
    pictureSizes(WIDTHS, [eventBridgeDusk240Avif, eventBridgeDusk480Avif], eventBridgeDusk240Webp),
    pictureSizes(WIDTHS, [eventBalloonsDay240Avif, eventBalloonsDay480Avif], eventBalloonsDay240Webp),
    pictureSizes(WIDTHS, [eventStageGold240Avif, eventStageGold480Avif], eventStageGold240Webp),
    pictureSizes(WIDTHS, [eventGroveAutumn240Avif, eventGroveAutumn480Avif], eventGroveAutumn240Webp),
  ],
  [
    pictureSizes(WIDTHS, [eventHallBlue240Avif, eventHallBlue480Avif], eventHallBlue240Webp),
    pictureSizes(WIDTHS, [eventDanceNight240Avif, eventDanceNight480Avif], eventDanceNight240Webp),
    pictureSizes(WIDTHS, [eventCityDay240Avif, eventCityDay480Avif], eventCityDay240Webp),
    pictureSizes(WIDTHS, [eventCampfireDusk240Avif, eventCampfireDusk480Avif], eventCampfireDusk240Webp),
    pictureSizes(WIDTHS, [eventTableTeal240Avif, eventTableTeal480Avif], eventTableTeal240Webp),
  ],
  [
    pictureSizes(WIDTHS, [eventHikeEvening240Avif, eventHikeEvening480Avif], eventHikeEvening240Webp),
    pictureSizes(
      WIDTHS,
      [eventHarbourEvening240Avif, eventHarbourEvening480Avif],
      eventHarbourEvening240Webp,
    ),
    pictureSizes(WIDTHS, [eventWorkshopPlum240Avif, eventWorkshopPlum480Avif], eventWorkshopPlum240Webp),
    pictureSizes(WIDTHS, [eventValleySpring240Avif, eventValleySpring480Avif], eventValleySpring240Webp),
    pictureSizes(WIDTHS, [eventHallRose240Avif, eventHallRose480Avif], eventHallRose240Webp),
  ],
  [
    pictureSizes(WIDTHS, [eventDanceGold240Avif, eventDanceGold480Avif], eventDanceGold240Webp),
    pictureSizes(WIDTHS, [eventGroveSummer240Avif, eventGroveSummer480Avif], eventGroveSummer240Webp),
    pictureSizes(WIDTHS, [eventCityDusk240Avif, eventCityDusk480Avif], eventCityDusk240Webp),
    pictureSizes(WIDTHS, [eventHikeSnow240Avif, eventHikeSnow480Avif], eventHikeSnow240Webp),
    pictureSizes(WIDTHS, [eventTablePlum240Avif, eventTablePlum480Avif], eventTablePlum240Webp),
  ],
];
