import { exactMoment, momentInWords } from './moment.ts';

/** A moment in words, with its exact time as tooltip. */
export const TimeInWords = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactMoment(at)}>
    {momentInWords(at)}
  </time>
);
