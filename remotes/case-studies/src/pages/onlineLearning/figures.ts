// Written by `npm run figures`: edit the drawings in figures/onlineLearning/ and run it again.
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkCheck from './figures/check.dark.svg';
import lightCheck from './figures/check.light.svg';
import darkCourse from './figures/course.dark.svg';
import lightCourse from './figures/course.light.svg';
import darkDistance from './figures/distance.dark.svg';
import lightDistance from './figures/distance.light.svg';
import darkLessonDraft from './figures/lessonDraft.dark.svg';
import lightLessonDraft from './figures/lessonDraft.light.svg';
import darkLessonDraftNarrow from './figures/lessonDraft.narrow.dark.svg';
import lightLessonDraftNarrow from './figures/lessonDraft.narrow.light.svg';
import darkLessonNow from './figures/lessonNow.dark.svg';
import lightLessonNow from './figures/lessonNow.light.svg';
import darkLessonNowNarrow from './figures/lessonNow.narrow.dark.svg';
import lightLessonNowNarrow from './figures/lessonNow.narrow.light.svg';
import darkResume from './figures/resume.dark.svg';
import lightResume from './figures/resume.light.svg';
import darkStates from './figures/states.dark.svg';
import lightStates from './figures/states.light.svg';
import darkStructures from './figures/structures.dark.svg';
import lightStructures from './figures/structures.light.svg';
import darkStructuresNarrow from './figures/structures.narrow.dark.svg';
import lightStructuresNarrow from './figures/structures.narrow.light.svg';
import darkZones from './figures/zones.dark.svg';
import lightZones from './figures/zones.light.svg';

export const FIGURES = {
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#f0e2d2',
    groundDark: '#3b2a1a',
    legiblePx: 319,
  },
  check: {
    src: lightCheck,
    srcDark: darkCheck,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  course: {
    src: lightCourse,
    srcDark: darkCourse,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  distance: {
    src: lightDistance,
    srcDark: darkDistance,
    widthPx: 680,
    heightPx: 364,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 519,
    minWidthPx: 519,
  },
  lessonDraft: {
    src: lightLessonDraft,
    srcDark: darkLessonDraft,
    widthPx: 680,
    heightPx: 480,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 490,
    narrow: { src: lightLessonDraftNarrow, srcDark: darkLessonDraftNarrow, widthPx: 390, heightPx: 440 },
  },
  lessonNow: {
    src: lightLessonNow,
    srcDark: darkLessonNow,
    widthPx: 680,
    heightPx: 480,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 449,
    narrow: { src: lightLessonNowNarrow, srcDark: darkLessonNowNarrow, widthPx: 390, heightPx: 440 },
  },
  resume: {
    src: lightResume,
    srcDark: darkResume,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 315,
  },
  states: {
    src: lightStates,
    srcDark: darkStates,
    widthPx: 640,
    heightPx: 356,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 488,
    minWidthPx: 488,
  },
  structures: {
    src: lightStructures,
    srcDark: darkStructures,
    widthPx: 640,
    heightPx: 392,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    narrow: { src: lightStructuresNarrow, srcDark: darkStructuresNarrow, widthPx: 408, heightPx: 784 },
  },
  zones: {
    src: lightZones,
    srcDark: darkZones,
    widthPx: 680,
    heightPx: 520,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 519,
    minWidthPx: 519,
  },
};
