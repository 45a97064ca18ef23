import type { Catalogue, CatalogueEntry } from '@portfolio/contract';
import analogClockDark from './pages/analogClock/card.dark.svg';
import analogClockLight from './pages/analogClock/card.light.svg';
import canvasExampleDark from './pages/canvasExample/card.dark.svg';
import canvasExampleLight from './pages/canvasExample/card.light.svg';
import drumKitDark from './pages/drumKit/card.dark.svg';
import drumKitLight from './pages/drumKit/card.light.svg';
import userMediaDark from './pages/userMedia/card.dark.svg';
import userMediaLight from './pages/userMedia/card.light.svg';
import checkboxChallangeDark from './pages/checkboxChallange/card.dark.svg';
import checkboxChallangeLight from './pages/checkboxChallange/card.light.svg';
import speechRecognitionDark from './pages/speechRecognition/card.dark.svg';
import speechRecognitionLight from './pages/speechRecognition/card.light.svg';
import konamiCodeDark from './pages/konamiCode/card.dark.svg';
import konamiCodeLight from './pages/konamiCode/card.light.svg';
import fetchAPIDark from './pages/fetchAPI/card.dark.svg';
import fetchAPILight from './pages/fetchAPI/card.light.svg';
import imageGaleryDark from './pages/imageGalery/card.dark.svg';
import imageGaleryLight from './pages/imageGalery/card.light.svg';
import arrayCardioDark from './pages/arrayCardio/card.dark.svg';
import arrayCardioLight from './pages/arrayCardio/card.light.svg';
import geoLocationDark from './pages/geoLocation/card.dark.svg';
import geoLocationLight from './pages/geoLocation/card.light.svg';
import scrollInDark from './pages/scrollIn/card.dark.svg';
import scrollInLight from './pages/scrollIn/card.light.svg';
import linkFollowerDark from './pages/linkFollower/card.dark.svg';
import linkFollowerLight from './pages/linkFollower/card.light.svg';
import followerAlongNavDark from './pages/followerAlongNav/card.dark.svg';
import followerAlongNavLight from './pages/followerAlongNav/card.light.svg';
import clickDragDark from './pages/clickDrag/card.dark.svg';
import clickDragLight from './pages/clickDrag/card.light.svg';
import videoControlDark from './pages/videoControl/card.dark.svg';
import videoControlLight from './pages/videoControl/card.light.svg';
import { FILM_API_ORIGIN } from './pages/fetchAPI/filmApiOrigin';

type DemoFields = Pick<
  CatalogueEntry,
  'title' | 'description' | 'tags' | 'connectOrigins' | 'permissions'
> & {
  component: string;
  image: { light: string; dark: string; alt: string };
  isFeatured?: boolean;
  /** The correct spelling of the route's last segment, if the route itself is misspelt. */
  correctSpelling?: string;
};

const toPath = (segment: string) => `/work/js/${segment}`;

function toEntry(demo: DemoFields): CatalogueEntry {
  const { component, image, isFeatured = false, correctSpelling, ...fields } = demo;
  return {
    id: component,
    type: 'JavaScript',
    portfolio: isFeatured,
    ...fields,
    img: { src: image.light, srcDark: image.dark, alt: image.alt, widthPx: 640, heightPx: 400 },
    component,
    path: toPath(component),
    ...(correctSpelling !== undefined && { redirects: [toPath(correctSpelling)] }),
    blog: null,
  };
}

const DEMOS: readonly DemoFields[] = [
  {
    component: 'drumKit',
    title: 'Drum kit',
    isFeatured: true,
    tags: ['Web Audio', 'Keyboard', 'Timing'],
    description:
      'Nine pads you can play with keys, mouse or touch, with every sound made in the browser. Layer loops, edit them step by step and share them as a link.',
    image: {
      light: drumKitLight,
      dark: drumKitDark,
      alt: 'Nine drum pads lettered A to L; pad D is selected and measured',
    },
  },
  {
    component: 'analogClock',
    title: 'Analog clock',
    tags: ['SVG', 'Time zones', 'Timing'],
    description:
      'A clock whose hands never jump back, and a wall of clocks for other cities. It knows half-hour time zones and summer time, and ticks or sweeps as you prefer.',
    image: {
      light: analogClockLight,
      dark: analogClockDark,
      alt: 'A clock face with the angle between its hands measured, beside three small clocks for other cities',
    },
  },
  {
    component: 'arrayCardio',
    title: 'Array cardio',
    tags: ['Arrays', 'Immutability', 'Tables'],
    description:
      'Twelve exercises in filter, map, reduce and related methods that run on the page. Change the conditions, step through a reduce and see what an empty list does.',
    image: {
      light: arrayCardioLight,
      dark: arrayCardioDark,
      alt: 'Six bars of different heights, and the same bars sorted; the two tallest are selected',
    },
  },
  {
    component: 'imageGalery',
    title: 'Image gallery',
    correctSpelling: 'imageGallery',
    tags: ['Disclosure', 'Container queries', 'Lightbox'],
    description:
      'Five drawn pictures side by side; the one you open takes up the space of five. It works with arrow keys and touch, keeps its state in the address and has a lightbox.',
    image: {
      light: imageGaleryLight,
      dark: imageGaleryDark,
      alt: 'Five coloured panels; the middle one is open, selected and measured, and shows a protractor',
    },
  },
  {
    component: 'fetchAPI',
    connectOrigins: [FILM_API_ORIGIN],
    title: 'Fetch API',
    tags: ['Network', 'Combobox', 'Caching'],
    description:
      'Films found as you type, from a public API, with time-outs, retries, cancelling and caching. Without a network the page uses its own data, clearly labelled.',
    image: {
      light: fetchAPILight,
      dark: fetchAPIDark,
      alt: 'A search field above four results with their lengths measured; the second is selected',
    },
  },
  {
    component: 'canvasExample',
    title: 'Canvas drawing',
    tags: ['Canvas', 'Pointer events', 'SVG export'],
    description:
      'A sheet to draw on with mouse, finger, pen or arrow keys, and a rainbow pen that swells as it goes. Drawings survive resizing and can be saved as a picture, a file or a link.',
    image: {
      light: canvasExampleLight,
      dark: canvasExampleDark,
      alt: 'A rainbow line that swells and narrows on a sheet, its pen measured from the left edge, beside four colours',
    },
  },
  {
    component: 'checkboxChallange',
    title: 'Checkbox challenge',
    correctSpelling: 'checkboxChallenge',
    tags: ['Selection', 'Keyboard', 'Touch'],
    description:
      'A list in which Shift-click turns a whole range on or off, upwards or downwards, filtered or not. It has undo, and a range mode for touch.',
    image: {
      light: checkboxChallangeLight,
      dark: checkboxChallangeDark,
      alt: 'A list with four of six rows checked and selected; a vertical dimension line measures the range',
    },
  },
  {
    component: 'konamiCode',
    title: 'Konami code',
    tags: ['Key events', 'State machine', 'Swipe'],
    description:
      'Ten inputs by key, button or swipe turn on redlines over the page. Wrong keys do no harm, typing in a text field does not count, and Escape puts everything back.',
    image: {
      light: konamiCodeLight,
      dark: konamiCodeDark,
      alt: 'Ten fields with the arrows and letters of the code, seven of them filled; the eighth is selected',
    },
  },
  {
    component: 'scrollIn',
    title: 'Scroll-in pictures',
    tags: ['Scrolling', 'IntersectionObserver', 'Scroll timeline'],
    description:
      'An article about six bridges whose pictures slide in as you reach them. It is complete without scripts, nothing jumps, and a small map shows what the observer sees.',
    image: {
      light: scrollInLight,
      dark: scrollInDark,
      alt: 'A small page; a drawing of a bridge slides in from outside towards its dashed outline, and the distance left is measured',
    },
  },
  {
    component: 'speechRecognition',
    permissions: ['microphone'],
    title: 'Speech recognition',
    tags: ['Speech', 'Permissions', 'Text'],
    description:
      'Dictation with punctuation, replacements and spoken commands, in eighteen languages. Every phrase can be typed instead, and the text can be saved as a file or a link.',
    image: {
      light: speechRecognitionLight,
      dark: speechRecognitionDark,
      alt: 'A voice drawn as bars beside a sheet of text whose last line is selected and measured',
    },
  },
  {
    component: 'linkFollower',
    title: 'Link follower',
    tags: ['Focus', 'Client rectangles', 'Anchor positioning'],
    description:
      'A selection frame that moves from link to link by mouse, finger or Tab key. It fits links that break over two lines and stays in place when the text changes width.',
    image: {
      light: linkFollowerLight,
      dark: linkFollowerDark,
      alt: 'A page of text between two rulers; a link broken over two lines has two selection frames, and both rulers measure it',
    },
  },
  {
    component: 'geoLocation',
    permissions: ['geolocation'],
    title: 'Geolocation',
    tags: ['Sensors', 'Permissions', 'SVG'],
    description:
      'A compass and a speedometer that distinguish between unknown, standing still and moving, with your route drawn to scale. On a device that cannot move, steer the simulator.',
    image: {
      light: geoLocationLight,
      dark: geoLocationDark,
      alt: 'A compass whose needle points 132 degrees from north, beside a short route drawn to scale and measured',
    },
  },
  {
    component: 'userMedia',
    permissions: ['camera'],
    title: 'User media',
    tags: ['Camera', 'Canvas', 'Permissions'],
    description:
      'A photo studio on the page: pixel effects for your camera, one of your own pictures or a drawn scene, with a countdown and a strip of photos. Nothing leaves your device.',
    image: {
      light: userMediaLight,
      dark: userMediaDark,
      alt: 'A viewfinder with a still life whose red and blue outlines are shifted apart and measured, beside three photos',
    },
  },
  {
    component: 'followerAlongNav',
    title: 'Follow-along navigation',
    tags: ['Navigation', 'Disclosure', 'Pointer intent'],
    description:
      'A navigation bar with one panel that moves to the menu in use and resizes on the way. It can tell whether a pointer is heading for the panel or for another menu, and it works without a pointer too.',
    image: {
      light: followerAlongNavLight,
      dark: followerAlongNavDark,
      alt: 'A bar of four menus; a panel that has moved from a dashed outline on the left is selected, and its width, height and distance are measured',
    },
  },
  {
    component: 'clickDrag',
    title: 'Click and drag',
    tags: ['Scrolling', 'Pointer events', 'Momentum'],
    description:
      'Paper sizes, all to one scale, on a strip that you pull with the mouse and that glides on when you let go. It tells a press from a drag, and fingers, keys and buttons move it just as well.',
    image: {
      light: clickDragLight,
      dark: clickDragDark,
      alt: 'Sheets of paper from large to small on one line, each measured; the fourth is selected under a pointer, and an arrow below measures how far it was pulled to the left',
    },
  },
  {
    component: 'videoControl',
    title: 'Video speed',
    tags: ['Video', 'Captions', 'ARIA slider'],
    description:
      'A captioned video whose speed you set on a measured bar by dragging, pressing or using the keys. The captions can be rewritten while it plays and saved as a file or a link.',
    image: {
      light: videoControlLight,
      dark: videoControlDark,
      alt: 'A video frame with a caption beside a vertical speed bar with five marks; its handle is selected above the middle',
    },
  },
];

export const catalogue: Catalogue = DEMOS.map(toEntry);
