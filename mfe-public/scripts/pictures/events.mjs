import { hall, stage, table, workshop } from './events-indoors.mjs';
import { balloons, bridge, campfire, grove, harbour, hike, valley } from './events-outdoors.mjs';
import { city, dance, lanterns } from './events-town.mjs';

const stops = (...colours) => colours.map((colour, index) => [index / (colours.length - 1), ...colour]);

const BLOSSOM = stops([0.72, 0.15, 0], [0.84, 0.09, 10], [0.76, 0.13, -15]);
const AUTUMN = stops([0.6, 0.19, 30], [0.74, 0.17, 62], [0.82, 0.16, 90]);
const SUMMER = stops([0.56, 0.14, 150], [0.72, 0.17, 128], [0.62, 0.13, 175]);
const DEEP = stops([0.62, 0.12, 205], [0.48, 0.14, 245], [0.34, 0.13, 265]);
const WINE = stops([0.6, 0.15, 350], [0.44, 0.15, 310], [0.3, 0.12, 285]);
const OAK = stops([0.7, 0.11, 75], [0.48, 0.09, 50]);
const SLATE = stops([0.58, 0.08, 265], [0.36, 0.09, 280]);
const CLAY = stops([0.7, 0.13, 50], [0.48, 0.14, 28]);
const AMBER_WALL = stops([0.95, 0.09, 92], [0.78, 0.16, 70], [0.52, 0.15, 42]);
const TEAL_WALL = stops([0.96, 0.07, 100], [0.68, 0.11, 180], [0.38, 0.09, 205]);
const PLUM_WALL = stops([0.95, 0.07, 85], [0.62, 0.18, 350], [0.36, 0.15, 320]);

const sails = (...hues) => hues.map((hue, index) => [0.9 - index * 0.16, 0.05 + index * 0.07, hue]);

/** The pictures of events by name: what is seen, and in which light. */
export const EVENTS = {
  'valley-dawn': () =>
    valley({
      seed: 1,
      sky: 'dawn',
      fields: [
        [0.5, 0.14, 300],
        [0.52, 0.12, 200],
        [0.42, 0.11, 165],
      ],
    }),
  'stage-blue': () => stage({ seed: 2, sky: 'day', drapes: [0.5, 0.2, 22], speaker: [0.8, 0.16, 85] }),
  'grove-blossom': () => grove({ seed: 3, sky: 'day', leaves: BLOSSOM, meadow: [0.66, 0.15, 135] }),
  'table-amber': () => table({ seed: 4, wall: AMBER_WALL, cloth: [0.92, 0.03, 90], lamp: [0.5, 0.17, 262] }),
  'city-night': () =>
    city({
      seed: 5,
      sky: 'night',
      square: SLATE,
      walls: [
        [0.42, 0.13, 275],
        [0.38, 0.12, 250],
        [0.46, 0.14, 305],
      ],
    }),
  'hike-morning': () => hike({ seed: 6, sky: 'day', rock: [0.55, 0.12, 255], meadow: [0.64, 0.15, 140] }),
  'dance-rose': () => dance({ seed: 7, sky: 'rose', floor: WINE }),
  'hall-gold': () => hall({ seed: 8, wall: [0.42, 0.09, 45], glass: ['gold', 'dawn', 'gold'], floor: OAK }),
  'harbour-noon': () => harbour({ seed: 9, sky: 'sea', sea: DEEP, sails: sails(90, 30, 20) }),
  'lanterns-night': () => lanterns({ seed: 10, sky: 'night', hues: [50, 25, 80, 350] }),
  'workshop-green': () => workshop({ seed: 11, wall: TEAL_WALL, bench: [0.6, 0.12, 60], hues: [20, 90] }),
  'bridge-dusk': () => bridge({ seed: 12, sky: 'dusk', stone: [0.5, 0.1, 30], sea: WINE }),
  'balloons-day': () =>
    balloons({
      seed: 13,
      sky: 'day',
      fields: [
        [0.7, 0.16, 125],
        [0.6, 0.14, 145],
        [0.5, 0.12, 165],
      ],
    }),
  'stage-gold': () => stage({ seed: 14, sky: 'gold', drapes: [0.42, 0.16, 300], speaker: [0.5, 0.17, 262] }),
  'grove-autumn': () =>
    grove({
      seed: 15,
      sky: 'sea',
      leaves: AUTUMN,
      tree: { x: 330, spread: 185, height: 650 },
      meadow: [0.6, 0.13, 85],
    }),
  'hall-blue': () => hall({ seed: 16, wall: [0.4, 0.13, 265], glass: ['day', 'sea', 'day'], floor: SLATE }),
  'dance-night': () => dance({ seed: 17, sky: 'iris', floor: SLATE, from: 1 }),
  'city-day': () =>
    city({
      seed: 18,
      sky: 'day',
      square: OAK,
      isLit: false,
      turn: 2,
      walls: [
        [0.74, 0.14, 50],
        [0.84, 0.12, 88],
        [0.66, 0.17, 20],
      ],
    }),
  'campfire-dusk': () => campfire({ seed: 19, sky: 'dusk' }),
  'table-teal': () =>
    table({ seed: 20, wall: TEAL_WALL, cloth: [0.8, 0.12, 75], lamp: [0.6, 0.2, 25], guests: 3 }),
  'hike-evening': () =>
    hike({
      seed: 21,
      sky: 'dusk',
      rock: [0.42, 0.13, 300],
      meadow: [0.46, 0.11, 175],
      sun: { x: 430, y: 220 },
    }),
  'harbour-evening': () =>
    harbour({ seed: 22, sky: 'dusk', sea: WINE, sails: sails(60, 350, 300), sun: { x: 190, y: 360 } }),
  'workshop-plum': () => workshop({ seed: 23, wall: PLUM_WALL, bench: [0.5, 0.1, 45], hues: [180, 60] }),
  'valley-spring': () =>
    valley({
      seed: 24,
      sky: 'meadow',
      fields: [
        [0.74, 0.14, 110],
        [0.62, 0.14, 160],
        [0.5, 0.1, 195],
      ],
      sun: { x: 400, y: 300 },
    }),
  'hall-rose': () =>
    hall({ seed: 25, wall: [0.48, 0.13, 350], glass: ['rose', 'gold', 'iris'], floor: CLAY }),
  'dance-gold': () => dance({ seed: 26, sky: 'gold', floor: CLAY, from: 2 }),
  'grove-summer': () =>
    grove({
      seed: 27,
      sky: 'rose',
      leaves: SUMMER,
      tree: { x: 270, spread: 250, height: 500 },
      meadow: [0.56, 0.13, 150],
      sun: { x: 150, y: 240 },
    }),
  'city-dusk': () =>
    city({
      seed: 28,
      sky: 'dusk',
      square: CLAY,
      turn: 4,
      sun: { x: 200, y: 330 },
      walls: [
        [0.46, 0.15, 340],
        [0.4, 0.14, 310],
        [0.52, 0.15, 15],
      ],
    }),
  'hike-snow': () =>
    hike({
      seed: 29,
      sky: 'iris',
      rock: [0.62, 0.1, 285],
      meadow: [0.84, 0.05, 250],
      sun: { x: 300, y: 150 },
    }),
  'table-plum': () =>
    table({ seed: 30, wall: PLUM_WALL, cloth: [0.66, 0.12, 175], lamp: [0.84, 0.15, 88], guests: 5 }),
};
