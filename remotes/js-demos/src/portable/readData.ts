import { PortableRefusal } from './portableKind';

/** Checks on data from outside. Each takes the data and a name for it, and throws {@link PortableRefusal}. */

export function readObject(data: unknown, name: string): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new PortableRefusal(`${name} is not an object.`);
  }
  return data as Record<string, unknown>;
}

export function readList(data: unknown, name: string, maxLength: number): readonly unknown[] {
  if (!Array.isArray(data)) throw new PortableRefusal(`${name} is not a list.`);
  if (data.length > maxLength) {
    throw new PortableRefusal(`${name} has ${data.length} entries; the limit is ${maxLength}.`);
  }
  return data;
}

export function readNumber(data: unknown, name: string, min: number, max: number): number {
  if (typeof data !== 'number' || !Number.isFinite(data))
    throw new PortableRefusal(`${name} is not a number.`);
  if (data < min || data > max) {
    throw new PortableRefusal(`${name} is ${data}; it must be between ${min} and ${max}.`);
  }
  return data;
}

export function readInteger(data: unknown, name: string, min: number, max: number): number {
  const number = readNumber(data, name, min, max);
  if (!Number.isInteger(number))
    throw new PortableRefusal(`${name} is ${number}; it must be a whole number.`);
  return number;
}

export function readText(data: unknown, name: string, maxLength: number): string {
  if (typeof data !== 'string') throw new PortableRefusal(`${name} is not text.`);
  if (data.length > maxLength) {
    throw new PortableRefusal(`${name} has ${data.length} characters; the limit is ${maxLength}.`);
  }
  return data;
}

export function readChoice<Choice extends string | number>(
  data: unknown,
  name: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === data);
  if (choice === undefined) throw new PortableRefusal(`${name} is not one of ${choices.join(', ')}.`);
  return choice;
}

export function readFlag(data: unknown, name: string): boolean {
  if (typeof data !== 'boolean') throw new PortableRefusal(`${name} is neither true nor false.`);
  return data;
}
