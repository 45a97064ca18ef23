import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const medicalAppointment: CatalogueEntry = {
  id: 'medical-appointment',
  type: 'UI',
  portfolio: true,
  title: 'Medical appointment UI',
  headline: 'Booking a doctor, with the wait drawn to scale',
  img: {
    src,
    srcDark,
    alt: 'Two stacks of days, one high under a square and eight high under a circle, beside a phone that asks “When can you come?”',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Mobile app', 'Interface design', 'Large text'],
  description:
    'Hatch, a concept for booking at a surgery.\nTwo offers instead of a wall of times: soon with anyone, or later with your own doctor, and the wait between them drawn to scale.',
  component: 'medicalAppointment',
  path: '/work/UI/medicalAppointment',
  blog: {
    published: '2026-05-07',
    readingMinutes: 6,
    summary:
      'A booking screen for people who feel ill: two appointments instead of forty-eight, the wait drawn as a length, and a layout that was designed for large text first.',
  },
};
