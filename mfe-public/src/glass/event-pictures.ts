import balloonsDay from '../assets/event-balloons-day-240.avif?sizes';
import bridgeDusk from '../assets/event-bridge-dusk-240.avif?sizes';
import campfireDusk from '../assets/event-campfire-dusk-240.avif?sizes';
import cityDay from '../assets/event-city-day-240.avif?sizes';
import cityDusk from '../assets/event-city-dusk-240.avif?sizes';
import cityNight from '../assets/event-city-night-240.avif?sizes';
import danceGold from '../assets/event-dance-gold-240.avif?sizes';
import danceNight from '../assets/event-dance-night-240.avif?sizes';
import danceRose from '../assets/event-dance-rose-240.avif?sizes';
import groveAutumn from '../assets/event-grove-autumn-240.avif?sizes';
import groveBlossom from '../assets/event-grove-blossom-240.avif?sizes';
import groveSummer from '../assets/event-grove-summer-240.avif?sizes';
import hallBlue from '../assets/event-hall-blue-240.avif?sizes';
import hallGold from '../assets/event-hall-gold-240.avif?sizes';
import hallRose from '../assets/event-hall-rose-240.avif?sizes';
import harbourEvening from '../assets/event-harbour-evening-240.avif?sizes';
import harbourNoon from '../assets/event-harbour-noon-240.avif?sizes';
import hikeEvening from '../assets/event-hike-evening-240.avif?sizes';
import hikeMorning from '../assets/event-hike-morning-240.avif?sizes';
import hikeSnow from '../assets/event-hike-snow-240.avif?sizes';
import lanternsNight from '../assets/event-lanterns-night-240.avif?sizes';
import stageBlue from '../assets/event-stage-blue-240.avif?sizes';
import stageGold from '../assets/event-stage-gold-240.avif?sizes';
import tableAmber from '../assets/event-table-amber-240.avif?sizes';
import tablePlum from '../assets/event-table-plum-240.avif?sizes';
import tableTeal from '../assets/event-table-teal-240.avif?sizes';
import valleyDawn from '../assets/event-valley-dawn-240.avif?sizes';
import valleySpring from '../assets/event-valley-spring-240.avif?sizes';
import workshopGreen from '../assets/event-workshop-green-240.avif?sizes';
import workshopPlum from '../assets/event-workshop-plum-240.avif?sizes';

/** Pictures of gatherings (3:4), in six columns of five. */
export const EVENT_PICTURES = [
  [valleyDawn, stageBlue, groveBlossom, tableAmber, cityNight],
  [hikeMorning, danceRose, hallGold, harbourNoon, lanternsNight],
  [workshopGreen, bridgeDusk, balloonsDay, stageGold, groveAutumn],
  [hallBlue, danceNight, cityDay, campfireDusk, tableTeal],
  [hikeEvening, harbourEvening, workshopPlum, valleySpring, hallRose],
  [danceGold, groveSummer, cityDusk, hikeSnow, tablePlum],
];
