import { describe, expect, it } from '@jest/globals';
import { SetupFault } from '../setup-fault.mjs';
import { firstThatWorks, NotHere } from './first-that-works.ts';

function way(name: string, attempt: () => string, tried: string[]) {
  return {
    name,
    attempt: () => {
      tried.push(name);
      return Promise.resolve().then(attempt);
    },
  };
}

const missing = () => {
  throw new NotHere('not there');
};

describe('firstThatWorks', () => {
  it('takes the first way that works, says why earlier ones did not, and tries no later one', async () => {
    const tried: string[] = [];
    const said: string[] = [];
    const ways = [way('a', missing, tried), way('b', () => 'found', tried), way('c', () => 'never', tried)];
    expect(await firstThatWorks('Redis', (subject, text) => said.push(`${subject}: ${text}`), ways)).toBe(
      'found',
    );
    expect(tried).toEqual(['a', 'b']);
    expect(said).toEqual(['redis: a: not there']);
  });

  it('names all ways and their reasons when none works', async () => {
    const tried: string[] = [];
    const ways = [way('a', missing, tried), way('b', missing, tried)];
    await expect(firstThatWorks('Redis', () => undefined, ways)).rejects.toThrow(
      'No Redis could be found or installed. One of these ways is needed:\n  1. a: not there\n  2. b: not there',
    );
  });

  it('does not fall back when what the person asked for is wrong', async () => {
    const tried: string[] = [];
    const wrong = () => {
      throw new SetupFault('REDIS_URL is wrong');
    };
    const ways = [way('a', wrong, tried), way('b', () => 'found', tried)];
    await expect(firstThatWorks('Redis', () => undefined, ways)).rejects.toThrow('REDIS_URL is wrong');
    expect(tried).toEqual(['a']);
  });
});
