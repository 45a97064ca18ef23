import { ALERT_TYPES } from './alert';
import {
  BASE_URLS_GLOBAL,
  CHUNK_LOAD_TIMEOUT_MS,
  CONTRACT_VERSION,
  EXPOSED_MODULE,
  HEADER_LAYER,
  THEME_ATTRIBUTE,
  THEMES,
  URL_SUFFIXES_GLOBAL,
} from './constants';
import { PERMISSION_NAMES } from './permissions';
import { PROJECT_TYPES } from './projectTypes';
import { REMOTE_EVENT_NAME, REMOTE_EVENT_TYPES } from './remoteEvent';

test('values that releases were built with stay the same within a major version', () => {
  expect(CONTRACT_VERSION).toMatch(/^1\./);
  expect({
    ...{ CHUNK_LOAD_TIMEOUT_MS, EXPOSED_MODULE, HEADER_LAYER, THEME_ATTRIBUTE },
    ...{ BASE_URLS_GLOBAL, URL_SUFFIXES_GLOBAL, REMOTE_EVENT_NAME },
  }).toEqual({
    CHUNK_LOAD_TIMEOUT_MS: 120_000,
    EXPOSED_MODULE: './remote',
    HEADER_LAYER: 10,
    THEME_ATTRIBUTE: 'data-theme',
    BASE_URLS_GLOBAL: '__portfolioBaseUrls',
    URL_SUFFIXES_GLOBAL: '__portfolioUrlSuffixes',
    REMOTE_EVENT_NAME: 'portfolio:remote',
  });
});

test('has the alerts and the themes of the specification', () => {
  expect(ALERT_TYPES).toEqual(['info', 'success', 'warning', 'danger']);
  expect(THEMES).toEqual(['default', 'darkMode']);
});

test('has an event for every step of a load and every change of an override', () => {
  expect([...REMOTE_EVENT_TYPES].sort()).toEqual([
    ...['broken', 'circuit-open', 'failed', 'fallback', 'integrity', 'load', 'missing'],
    ...['override-cleared', 'override-set', 'override-used', 'ready', 'retry', 'timeout'],
  ]);
});

test('every type of work except logos has pages', () => {
  const navigable = Object.entries(PROJECT_TYPES).filter(([, { isNavigable }]) => isNavigable);
  expect(navigable.map(([name]) => name)).toEqual(['UX', 'UI', 'JavaScript', 'CSS']);
});

test('lists the permissions that a page can ask for', () => {
  expect(PERMISSION_NAMES.join(' ')).toBe(
    'camera display-capture geolocation hid microphone midi payment serial usb',
  );
});
