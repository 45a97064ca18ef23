import asideTheatre from './marks/aside-theatre.svg';
import bothWaysTranslation from './marks/both-ways-translation.svg';
import colAndCoast from './marks/col-and-coast.svg';
import counterchangeChess from './marks/counterchange-chess.svg';
import dockLeafClinic from './marks/dock-leaf-clinic.svg';
import fineEarMusic from './marks/fine-ear-music.svg';
import goldseamRepairs from './marks/goldseam-repairs.svg';
import greenBineBrewery from './marks/green-bine-brewery.svg';
import halfcrustBakery from './marks/halfcrust-bakery.svg';
import highfoldRescue from './marks/highfold-rescue.svg';
import hollowHillObservatory from './marks/hollow-hill-observatory.svg';
import homingCouriers from './marks/homing-couriers.svg';
import lateOwlRadio from './marks/late-owl-radio.svg';
import leafAndSaucer from './marks/leaf-and-saucer.svg';
import longOrbitCoffee from './marks/long-orbit-coffee.svg';
import longShelfArchive from './marks/long-shelf-archive.svg';
import merrowFerries from './marks/merrow-ferries.svg';
import newelArchitects from './marks/newel-architects.svg';
import ninthLifeVets from './marks/ninth-life-vets.svg';
import openCounterType from './marks/open-counter-type.svg';
import pageAndSetter from './marks/page-and-setter.svg';
import pocketSnailGames from './marks/pocket-snail-games.svg';
import reefwellSailing from './marks/reefwell-sailing.svg';
import ribleafBotanic from './marks/ribleaf-botanic.svg';
import shoalDiveSchool from './marks/shoal-dive-school.svg';
import sixSidesHoney from './marks/six-sides-honey.svg';
import slowHillVineyard from './marks/slow-hill-vineyard.svg';
import stackAndTumble from './marks/stack-and-tumble.svg';
import tineAndRoot from './marks/tine-and-root.svg';
import tipAndBerg from './marks/tip-and-berg.svg';
import tulipPost from './marks/tulip-post.svg';
import turnbackMill from './marks/turnback-mill.svg';
import wrenAndKey from './marks/wren-and-key.svg';

/** Maps a logo's id to the URL of its drawing. */
export const MARKS = {
  'aside-theatre': asideTheatre,
  'both-ways-translation': bothWaysTranslation,
  'col-and-coast': colAndCoast,
  'counterchange-chess': counterchangeChess,
  'dock-leaf-clinic': dockLeafClinic,
  'fine-ear-music': fineEarMusic,
  'goldseam-repairs': goldseamRepairs,
  'green-bine-brewery': greenBineBrewery,
  'halfcrust-bakery': halfcrustBakery,
  'highfold-rescue': highfoldRescue,
  'hollow-hill-observatory': hollowHillObservatory,
  'homing-couriers': homingCouriers,
  'late-owl-radio': lateOwlRadio,
  'leaf-and-saucer': leafAndSaucer,
  'long-orbit-coffee': longOrbitCoffee,
  'long-shelf-archive': longShelfArchive,
  'merrow-ferries': merrowFerries,
  'newel-architects': newelArchitects,
  'ninth-life-vets': ninthLifeVets,
  'open-counter-type': openCounterType,
  'page-and-setter': pageAndSetter,
  'pocket-snail-games': pocketSnailGames,
  'reefwell-sailing': reefwellSailing,
  'ribleaf-botanic': ribleafBotanic,
  'shoal-dive-school': shoalDiveSchool,
  'six-sides-honey': sixSidesHoney,
  'slow-hill-vineyard': slowHillVineyard,
  'stack-and-tumble': stackAndTumble,
  'tine-and-root': tineAndRoot,
  'tip-and-berg': tipAndBerg,
  'tulip-post': tulipPost,
  'turnback-mill': turnbackMill,
  'wren-and-key': wrenAndKey,
} as const;

export type LogoId = keyof typeof MARKS;
