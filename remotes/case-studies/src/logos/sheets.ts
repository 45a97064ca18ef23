import type { LogoId } from './marks';
import asideTheatre from './sheets/aside-theatre.svg';
import bothWaysTranslation from './sheets/both-ways-translation.svg';
import colAndCoast from './sheets/col-and-coast.svg';
import counterchangeChess from './sheets/counterchange-chess.svg';
import dockLeafClinic from './sheets/dock-leaf-clinic.svg';
import fineEarMusic from './sheets/fine-ear-music.svg';
import goldseamRepairs from './sheets/goldseam-repairs.svg';
import greenBineBrewery from './sheets/green-bine-brewery.svg';
import halfcrustBakery from './sheets/halfcrust-bakery.svg';
import highfoldRescue from './sheets/highfold-rescue.svg';
import hollowHillObservatory from './sheets/hollow-hill-observatory.svg';
import homingCouriers from './sheets/homing-couriers.svg';
import lateOwlRadio from './sheets/late-owl-radio.svg';
import leafAndSaucer from './sheets/leaf-and-saucer.svg';
import longOrbitCoffee from './sheets/long-orbit-coffee.svg';
import longShelfArchive from './sheets/long-shelf-archive.svg';
import merrowFerries from './sheets/merrow-ferries.svg';
import newelArchitects from './sheets/newel-architects.svg';
import ninthLifeVets from './sheets/ninth-life-vets.svg';
import openCounterType from './sheets/open-counter-type.svg';
import pageAndSetter from './sheets/page-and-setter.svg';
import pocketSnailGames from './sheets/pocket-snail-games.svg';
import reefwellSailing from './sheets/reefwell-sailing.svg';
import ribleafBotanic from './sheets/ribleaf-botanic.svg';
import shoalDiveSchool from './sheets/shoal-dive-school.svg';
import sixSidesHoney from './sheets/six-sides-honey.svg';
import slowHillVineyard from './sheets/slow-hill-vineyard.svg';
import stackAndTumble from './sheets/stack-and-tumble.svg';
import tineAndRoot from './sheets/tine-and-root.svg';
import tipAndBerg from './sheets/tip-and-berg.svg';
import tulipPost from './sheets/tulip-post.svg';
import turnbackMill from './sheets/turnback-mill.svg';
import wrenAndKey from './sheets/wren-and-key.svg';

/** Maps a logo's id to the URL of its sheet: five squares in a row, as described in CardImage. */
export const SHEETS = {
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
} as const satisfies Readonly<Record<LogoId, string>>;
