import type { PortableKind } from '../../portable/portableKind';
import { readFlag, readNumber, readObject } from '../../portable/readData';
import { MAX_RATE, MIN_RATE } from './speed';

/** The visitor's playback settings, saved in this browser. */
export interface PlayerSettings {
  rate: number;
  /** True keeps the pitch of the sound when the speed changes. */
  isPitchKept: boolean;
  isLooping: boolean;
  /** True sets the speed when the pointer moves over the bar, as in the classic. */
  canHover: boolean;
}

export const INITIAL_SETTINGS: PlayerSettings = {
  rate: 1,
  isPitchKept: true,
  isLooping: true,
  canHover: false,
};

export const PLAYER_SETTINGS: PortableKind<PlayerSettings> = {
  kind: 'player-settings',
  label: 'list of settings',
  version: 1,
  maxBytes: 1024,
  toData: (settings) => settings,
  fromData(data) {
    const settings = readObject(data, 'The settings');
    return {
      rate: readNumber(settings.rate, 'The speed', MIN_RATE, MAX_RATE),
      isPitchKept: readFlag(settings.isPitchKept, 'The pitch'),
      isLooping: readFlag(settings.isLooping, 'The loop'),
      canHover: readFlag(settings.canHover, 'Hovering'),
    };
  },
};
