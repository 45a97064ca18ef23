import type { Film } from './film';

const film = (title: string, year: number, minutes: number): Film => ({ id: null, title, year, minutes });

/** The studio's films as bundled with this page: titles, years and running times, for when the network fails. */
export const OFFLINE_FILMS: readonly Film[] = [
  film('Castle in the Sky', 1986, 124),
  film('Grave of the Fireflies', 1988, 89),
  film('My Neighbor Totoro', 1988, 86),
  film('Kiki’s Delivery Service', 1989, 102),
  film('Only Yesterday', 1991, 118),
  film('Porco Rosso', 1992, 93),
  film('Pom Poko', 1994, 119),
  film('Whisper of the Heart', 1995, 111),
  film('Princess Mononoke', 1997, 134),
  film('My Neighbors the Yamadas', 1999, 104),
  film('Spirited Away', 2001, 124),
  film('The Cat Returns', 2002, 75),
  film('Howl’s Moving Castle', 2004, 119),
  film('Tales from Earthsea', 2006, 115),
  film('Ponyo', 2008, 101),
  film('Arrietty', 2010, 94),
  film('From Up on Poppy Hill', 2011, 91),
  film('The Wind Rises', 2013, 126),
  film('The Tale of the Princess Kaguya', 2013, 137),
  film('When Marnie Was There', 2014, 103),
  film('The Red Turtle', 2016, 80),
  film('Earwig and the Witch', 2020, 82),
  film('The Boy and the Heron', 2023, 124),
];
