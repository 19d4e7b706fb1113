import { describe, expect, it } from '@jest/globals';
import { ProblemError, toProblem } from './problem-error.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('toProblem', () => {
  it('toProblem returns the problem of a ProblemError, with the German title as detail if the error has no other detail', () => {
    expect(toProblem(new ProblemError('not-found'))).toEqual({
      type: 'urn:problem:not-found',
      title: 'Nicht gefunden.',
      status: 404,
      detail: 'Nicht gefunden.',
      code: 'not-found',
    });
    const errors = [{ field: 'email', message: 'Bitte angeben.' }];
    expect(toProblem(new ProblemError('invalid-input', { detail: 'Fehlt.', errors }))).toMatchObject({
      detail: 'Fehlt.',
      errors,
    });
  });

  it.each([
    named('MongoServerSelectionError', 'connect ECONNREFUSED'),
    named('MongoNetworkError', 'connection 3 closed'),
    named('MongooseError', 'Operation `notes.findOne()` buffering timed out after 10000ms'),
    named('MongooseError', 'Cannot call `notes.findOne()` before initial connection is complete'),
    named('MaxRetriesPerRequestError', 'Reached the max retries per request limit'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    named('ReplyError', "OOM command not allowed when used memory > 'maxmemory'."),
    named('ReplyError', 'ERR Error running script (call to f_1): @user_script:1: -OOM command not allowed'),
    named('ReplyError', "READONLY You can't write against a read only replica."),
    named(
      'ReplyError',
      'MISCONF Redis is configured to save RDB snapshots, but is unable to persist on disk',
    ),
    named('ReplyError', 'LOADING Redis is loading the dataset in memory'),
    named('ReplyError', 'MASTERDOWN Link with MASTER is down'),
    named('ReplyError', 'NOREPLICAS Not enough good replicas to write.'),
  ])('toProblem returns "unavailable" if a store cannot be reached or takes no writes: %s', (error) => {
    expect(toProblem(error).code).toBe('unavailable');
  });

  it.each([
    new TypeError('x is undefined'),
    named('MongoServerError', 'E11000 duplicate key'),
    named('ReplyError', 'WRONGTYPE Operation against a key holding the wrong kind of value'),
    named('ValidationError', 'LOADING is no state'),
    'a text',
    null,
  ])('toProblem hides the text of any other error: %s', (error) => {
    expect(toProblem(error)).toMatchObject({
      code: 'internal',
      detail: 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
    });
  });
});
