import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CERTIFICATES, HONOURS, PROCESS_STEPS } from './entries';
import { SKILL_GROUPS } from './skills';

const MONTH_AND_YEAR =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;
const marksFolder = path.join(__dirname, 'marks');

const toMonth = (text: string) => Date.parse(`1 ${text} UTC`);

it('has the steps of SPEC section 3 in its order and spelling', () => {
  expect(PROCESS_STEPS.map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Define',
    '2 Research',
    '3 Ideate',
    '4 Design',
    '5 Feedback',
    '6 Refine',
    '7 Build',
    '8 Test',
  ]);
});

it('has the three types of skill of SPEC section 3', () => {
  expect(SKILL_GROUPS.map(({ type }) => type)).toEqual([
    'UX skills',
    'Tools and Technologies',
    'Development Skills',
  ]);
});

it('has a proof for every skill that is not a tool', () => {
  const skills = SKILL_GROUPS.filter(({ id }) => id !== 'tools-and-technologies').flatMap(
    (group) => group.skills,
  );
  expect(skills.filter(({ proof }) => proof === undefined)).toEqual([]);
});

it('has 10 certificates and 8 honours', () => {
  expect([CERTIFICATES.length, HONOURS.length]).toEqual([10, 8]);
});

describe.each([
  ['certificates', CERTIFICATES],
  ['honours', HONOURS],
])('the %s', (_name, entries) => {
  it('have unique ids and titles', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('name month and year, the newest first', () => {
    for (const { issued } of entries) expect(issued).toMatch(MONTH_AND_YEAR);
    const months = entries.map(({ issued }) => toMonth(issued));
    expect(months).toEqual([...months].sort((a, b) => b - a));
  });
});

it('contain no certificate that expires', () => {
  expect(CERTIFICATES.every(({ expiry }) => expiry === null)).toBe(true);
});

describe('marks', () => {
  const names = readdirSync(marksFolder);

  it('exist for each certificate and honour', () => {
    expect(names).toHaveLength(CERTIFICATES.length + HONOURS.length);
  });

  it.each(names)('%s is a small drawing that loads and runs nothing', (name) => {
    const text = readFileSync(path.join(marksFolder, name), 'utf8');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 64 64"/);
    expect(text).not.toMatch(/<script|<style|<text|\son\w+=|href=/);
    expect(text.length).toBeLessThan(1500);
  });
});
