import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isDemoContent } from './demo.ts';
import { aboutTestimonials, homeTestimonials, reviewNote, sellTestimonials } from './testimonials.ts';

const Voice = z.strictObject({
  name: z.string().min(3).max(60),
  subtitle: z.string().min(5).max(60),
  text: z.string().min(40).max(240),
});

describe('testimonials', () => {
  it('are six on the home page and three each on the sell and about pages, none twice', () => {
    z.array(Voice).length(6).parse(homeTestimonials);
    z.array(Voice).length(3).parse(sellTestimonials);
    z.array(Voice).length(3).parse(aboutTestimonials);
    const all = [...homeTestimonials, ...sellTestimonials, ...aboutTestimonials];
    expect(new Set(all.map((voice) => voice.text)).size).toBe(12);
  });

  it('come with a note on whether they are checked, and demo voices never claim to be', () => {
    expect(reviewNote).toMatch(isDemoContent ? /erfunden.*nicht geprüft/ : /gleichen wir.*ab/);
  });
});
