import { PortableRefusal, type PortableKind } from '../../portable/portableKind';
import { readChoice, readFlag, readList, readObject, readText } from '../../portable/readData';
import { isKnownZone, normaliseZone, toPlace } from './zoneNames';

export const MAX_ZONES = 12;
export const MOTIONS = ['tick', 'smooth'] as const;
export type ClockMotion = (typeof MOTIONS)[number];

/** The clocks that a visitor has added to the local one. */
export interface ClockSet {
  zones: readonly string[];
  is24: boolean;
  motion: ClockMotion;
}

/** A whole-hour, a half-hour and a three-quarter-hour offset, to show that zones are not all whole hours. */
export const DEFAULT_SET: ClockSet = {
  zones: ['America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Adelaide'],
  is24: true,
  motion: 'tick',
};

export const CLOCK_SET: PortableKind<ClockSet> = {
  kind: 'clock-set',
  label: 'clock set',
  version: 1,
  maxBytes: 8 * 1024,
  toData: (set) => set,
  fromData(data) {
    const set = readObject(data, 'The clock set');
    const zones = readList(set.zones, 'The list of zones', MAX_ZONES).map((entry) => {
      const zone = readText(entry, 'A zone', 60);
      if (!isKnownZone(zone)) throw new PortableRefusal(`“${zone}” is not a time zone this browser knows.`);
      return normaliseZone(zone);
    });
    return {
      zones: [...new Set(zones)],
      is24: readFlag(set.is24, 'The 24-hour switch'),
      motion: readChoice(set.motion, 'The motion', MOTIONS),
    };
  },
};

/** Says in sentences what an undo or a redo has changed. */
export function describeChange(before: ClockSet, after: ClockSet): string {
  const putUp = after.zones.filter((zone) => !before.zones.includes(zone));
  const takenDown = before.zones.filter((zone) => !after.zones.includes(zone));
  const changes = [
    ...putUp.map((zone) => `${toPlace(zone)} is on the wall.`),
    ...takenDown.map((zone) => `${toPlace(zone)} has been taken down.`),
  ];
  if (after.is24 !== before.is24) changes.push(`The clocks show ${after.is24 ? 24 : 12} hours.`);
  if (after.motion !== before.motion)
    changes.push(`The second hand ${after.motion === 'tick' ? 'ticks' : 'sweeps'}.`);
  return changes.join(' ') || 'The clocks are the same.';
}
