import { expect, test } from '@playwright/test';
import { listSchemaFaults } from './listSchemaFaults';
import { readStructuredData } from './readStructuredData';

/** Faults in a thing and in one inside it, which show that the check finds them. */
const PLANTED = new Map([
  ['type', '{"@context":"https://schema.org","@graph":[{"@type":"CreativeWorks","name":"Drum kit"}]}'],
  ['property', '{"@context":"https://schema.org","@graph":[{"@type":"CreativeWork","title":"Drum kit"}]}'],
  [
    'inside',
    '{"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","place":1}]}]}',
  ],
]);

test('every type and property of the structured data is in schema.org', () => {
  const texts = readStructuredData();
  expect(texts.size).toBeGreaterThan(50);
  const faults = listSchemaFaults(new Map([...texts, ...PLANTED]));
  const isPlanted = (fault: string) => [...PLANTED.keys()].some((name) => fault.startsWith(`${name}: `));
  expect(new Set(faults.filter(isPlanted).map((fault) => fault.split(':')[0]))).toEqual(
    new Set(PLANTED.keys()),
  );
  expect(faults.filter((fault) => !isPlanted(fault))).toEqual([]);
});
