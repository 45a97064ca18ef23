import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findJava } from '@portfolio/build/find-java';
import { expect, test } from '@playwright/test';
import { listSiteFiles, readSite } from './readSite';

/** Rules of the checker that do not hold here, and why. A rule that is no longer met must go. */
const PASSED_OVER: readonly { rule: RegExp; reason: string }[] = [
  {
    rule: /^Trailing slash on void elements has no effect/,
    reason: 'React writes it, and quotes every attribute, so that nothing can be taken into one.',
  },
  {
    rule: /^The “list” role is unnecessary for element “[uo]l”/,
    reason: 'WebKit takes a list without bullets for no list unless it says so.',
  },
  {
    rule: /^Element “article” is missing required attribute “role”/,
    reason: 'An article has its role by itself, which ARIA 1.2 lets have a place in a set.',
  },
];

/** The last version that brings the checker alone, and fetches no Java when it is installed. */
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** A page with faults, to know that they are found. */
const PLANTED = `<!doctype html><html lang="en"><title>Faults</title><p id="a"><b></p><i id="a"></i></html>`;

/** The styles are read by a browser, which knows newer ones than the checker. */
const withoutStyles = (html: string) =>
  html.replace(/<style[^>]*>[^]*?<\/style>/g, '').replace(/ style="[^"]*"/g, '');

async function checkMarkup(pages: ReadonlyMap<string, string>): Promise<Message[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-markup-'));
  for (const [name, html] of pages) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, html);
  }
  const options = ['-jar', CHECKER, '--format', 'json', '--stdout', '--exit-zero-always', folder];
  const { stdout } = await promisify(execFile)(findJava() ?? 'java', options, { maxBuffer: 1e8 });
  fs.rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.map((message) => ({ ...message, url: message.url.split(path.basename(folder))[1] ?? '' }));
}

test('the Nu checker finds no fault in the markup of any document', async () => {
  const documents = listSiteFiles().filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(50);
  const pages = new Map(documents.map((file) => [file, withoutStyles(readSite(file))]));
  const messages = await checkMarkup(pages.set('planted.html', PLANTED));
  const isPlanted = ({ url }: Message) => url.endsWith('/planted.html');
  expect(messages.filter(isPlanted).length).toBeGreaterThan(1);
  const ofSite = messages.filter((message) => !isPlanted(message));
  const faults = ofSite.filter(({ message }) => !PASSED_OVER.some(({ rule }) => rule.test(message)));
  expect(faults.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
  const unmet = PASSED_OVER.filter(({ rule }) => !ofSite.some(({ message }) => rule.test(message)));
  expect(unmet, 'rules that need not be passed over').toEqual([]);
});
