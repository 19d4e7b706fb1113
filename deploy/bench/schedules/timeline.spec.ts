import { describe, expect, it } from '@jest/globals';
import { Timeline } from './timeline.mjs';

const kinds = ['full-sync'];
const time = { from: 0, until: 10_000, everyMs: 5_000 };

/** Two ticks, of which the first starts a run that is under way at the second. */
function twoTicks(second: string | null = null) {
  const timeline = new Timeline();
  timeline.began('a', 'full-sync', '10-0');
  timeline.ticked('repeat:full-sync:0', 'a', '12-0');
  timeline.ticked('repeat:full-sync:5000', second, '5004-0');
  timeline.ended('a', '6000-0', true);
  return timeline;
}
const faults = (timeline: Timeline) => timeline.verdict(kinds, time).faults;

describe('the verdict on two copies with schedules', () => {
  it('is good if each tick started a run or found one', () => {
    const { lines, faults: none } = twoTicks().verdict(kinds, time);
    expect(none).toEqual([]);
    expect(lines[0]).toContain('2 ticks, 1 started a run, 1 found one under way; at most 1 run at once');
  });

  it('is bad if two runs of a kind were under way at once', () => {
    const timeline = twoTicks('b');
    timeline.began('b', 'full-sync', '5002-0');
    timeline.ended('b', '7000-0', true);
    expect(faults(timeline)).toEqual(['full-sync: 2 runs at once']);
  });

  it('is bad if a tick is missing, failed, or started nothing while nothing ran', () => {
    const timeline = new Timeline();
    timeline.ticked('repeat:full-sync:0', null, '12-0');
    timeline.tickFailed('repeat:full-sync:5000');
    expect(faults(timeline)).toEqual([
      'tick repeat:full-sync:5000 failed',
      'full-sync: the tick of 1970-01-01T00:00:05.000Z came 0 times',
      'full-sync: 1 ticks started nothing, and nothing ran',
    ]);
  });

  it('is bad if a run failed or never ended', () => {
    const timeline = new Timeline();
    timeline.began('a', 'full-sync', '10-0');
    timeline.ticked('repeat:full-sync:0', 'a', '12-0');
    timeline.ended('a', '100-0', false);
    timeline.began('b', 'full-sync', '5001-0');
    timeline.ticked('repeat:full-sync:5000', 'b', '5004-0');
    expect(faults(timeline)).toEqual(['full-sync: 2 runs did not end well']);
  });
});
