import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { brokerProfiles } from './broker-profiles.ts';
import { brokers } from './brokers.ts';

const Profile = z.strictObject({
  about: z.array(z.string().min(40).max(400)).min(2).max(4),
  cards: z
    .array(
      z.strictObject({
        kind: z.enum(['experience', 'languages', 'availability', 'location', 'hobbies']),
        title: z.string().min(3).max(30),
        text: z.string().min(5).max(80),
      }),
    )
    .length(4),
  focusTitle: z.enum(['Regionale Schwerpunkte', 'Fachliche Schwerpunkte']),
  focusTags: z.array(z.string().min(3).max(40)).min(4).max(8),
  video: z
    .strictObject({
      provider: z.literal('youtube'),
      id: z.string().length(11),
      title: z.string().min(10),
      notice: z.string().includes('IP-Adresse'),
    })
    .optional(),
});

describe('broker profiles', () => {
  it('exist for each of the eight brokers and nobody else', () => {
    expect(Object.keys(brokerProfiles)).toEqual(brokers.map((broker) => broker.slug));
  });

  it.each(brokers)('of $name are complete and agree with the contact facts', (broker) => {
    const { cards } = Profile.parse(brokerProfiles[broker.slug]);
    const byKind = new Map(cards.map((card) => [card.kind, card.text]));
    expect([...byKind.keys()]).toEqual(expect.arrayContaining(['experience', 'languages', 'availability']));
    expect(byKind.has('location') || byKind.has('hobbies')).toBe(true);
    expect(byKind.get('availability')).toBe(broker.availability);
    expect(byKind.get('languages')?.split(/, | und /)).toEqual(broker.languages);
  });

  it('embed a video on the page of the home-staging broker only', () => {
    const withVideo = brokers.filter((broker) => brokerProfiles[broker.slug]?.video);
    expect(withVideo.map((broker) => broker.jobTitle)).toEqual(['Home Staging und Innenarchitektur']);
  });
});
