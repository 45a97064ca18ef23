import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findJava } from '@portfolio/build/find-java';
import { expect, test } from '@playwright/test';
import { listSiteFiles, readSite } from './readSite';

/** Rules of the checker to ignore, with the reasons. A rule that no longer matches anything must be removed. */
const IGNORED_RULES: readonly { rule: RegExp; reason: string }[] = [
  {
    rule: /^Trailing slash on void elements has no effect/,
    reason: 'React writes it, and quotes every attribute, so the slash cannot become part of a value.',
  },
  {
    rule: /^The “list” role is unnecessary for element “[uo]l”/,
    reason: 'WebKit does not announce a list without bullets as a list unless it has this role.',
  },
  {
    rule: /^Element “article” is missing required attribute “role”/,
    reason: 'An article has this role implicitly, and ARIA 1.2 allows it a position in a set.',
  },
];

/** The last version that contains only the checker, and downloads no Java when it is installed. */
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** A page with faults, which shows that the checker finds them. */
const PLANTED = `<!doctype html><html lang="en"><title>Faults</title><p id="a"><b></p><i id="a"></i></html>`;

/** Removes the styles: another test checks them in a browser, which knows newer ones than the checker. */
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
  const faults = ofSite.filter(({ message }) => !IGNORED_RULES.some(({ rule }) => rule.test(message)));
  expect(faults.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
  const unused = IGNORED_RULES.filter(({ rule }) => !ofSite.some(({ message }) => rule.test(message)));
  expect(unused, 'ignored rules that match nothing').toEqual([]);
});
