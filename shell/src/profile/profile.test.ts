import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CERTIFICATES, HONOURS } from './entries';
import { PROCESS_STEPS } from './processSteps';
import { SKILL_GROUPS } from './skills';

const MONTH_AND_YEAR =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;
const marksFolder = path.join(__dirname, 'marks');

const toMonth = (text: string) => Date.parse(`1 ${text} UTC`);

/** The names of the fields, in the order of the specification. */
const listFields = (entries: readonly object[]) => [
  ...new Set(entries.map((entry) => Object.keys(entry).join(' '))),
];

test('has the steps of SPEC section 3 in its order and spelling, and titles that are spelled correctly', () => {
  const ids = 'Define, Research, Ideate, Design, FeedBack, Refine, Build, Test'.split(', ');
  expect(listFields(PROCESS_STEPS)).toEqual(['id title subTitle skills']);
  expect(PROCESS_STEPS.map(({ id }) => id)).toEqual(ids);
  expect(PROCESS_STEPS.map(({ title }) => title)).toEqual(
    ids.map((id) => (id === 'FeedBack' ? 'Feedback' : id)),
  );
});

test('has the three types of skill of SPEC section 3', () => {
  expect(SKILL_GROUPS.map(({ type }) => type)).toEqual([
    'UX skills',
    'Tools and Technologies',
    'Development Skills',
  ]);
});

test('has a proof for every skill that is not a tool', () => {
  const skills = SKILL_GROUPS.filter(({ id }) => id !== 'tools-and-technologies').flatMap(
    (group) => group.skills,
  );
  expect(skills.filter(({ proof }) => proof === undefined)).toEqual([]);
});

test('has 10 certificates with the fields of SPEC section 3, none of which expires', () => {
  expect(CERTIFICATES).toHaveLength(10);
  expect(listFields(CERTIFICATES)).toEqual(['id title issuer issued expiry credential link certificate']);
  for (const { issued, expiry, link, certificate } of CERTIFICATES) {
    expect(issued).toMatch(MONTH_AND_YEAR);
    expect(link).not.toBe('');
    expect(expiry).toBeNull();
    expect(certificate ?? 'https://example.com').toMatch(/^https:/);
  }
});

test('has 8 honours with the fields of SPEC section 3', () => {
  expect(HONOURS).toHaveLength(8);
  expect(listFields(HONOURS)).toEqual(['id title issuer issued link']);
  for (const { issued, link } of HONOURS) {
    expect(issued).toMatch(MONTH_AND_YEAR);
    expect(link).not.toBe('');
  }
});

describe.each([
  ['certificates', CERTIFICATES],
  ['honours', HONOURS],
])('the %s', (_name, entries) => {
  test('have unique ids and titles', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  test('name month and year, the newest first', () => {
    for (const { issued } of entries) expect(issued).toMatch(MONTH_AND_YEAR);
    const months = entries.map(({ issued }) => toMonth(issued));
    expect(months).toEqual([...months].sort((a, b) => b - a));
  });
});

describe('marks', () => {
  const names = readdirSync(marksFolder);

  test('exist for each certificate and honour', () => {
    expect(names).toHaveLength(CERTIFICATES.length + HONOURS.length);
  });

  test.each(names)('%s is a small drawing that loads and runs nothing', (name) => {
    const text = readFileSync(path.join(marksFolder, name), 'utf8');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 64 64"/);
    expect(text).not.toMatch(/<script|<style|<text|\son\w+=|href=/);
    expect(text.length).toBeLessThan(1500);
  });
});
